import { admissionsPages } from './pages-admissions.ts';
import { companiesPages } from './pages-companies.ts';
import { internationalPages } from './pages-international.ts';
import { legalPages } from './pages-legal.ts';
import { researchPages } from './pages-research.ts';
import { schoolPages } from './pages-school.ts';
import { studentLifePages } from './pages-student-life.ts';
import type { SamplePage } from './sample-types.ts';

/** All generic pages: 6 rubriques with 19 sub-pages, then the 3 legal pages. A rubrique comes before its sub-pages. */
export const pages: SamplePage[] = [
  ...schoolPages,
  ...admissionsPages,
  ...internationalPages,
  ...companiesPages,
  ...researchPages,
  ...studentLifePages,
  ...legalPages,
];
