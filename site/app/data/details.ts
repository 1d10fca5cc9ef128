import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Block } from './blocks.ts';
import type { OtherCost } from './course-cost.ts';
import type { ArticleSummary, CampusSummary, CourseSummary, Image } from './model.ts';

/** Courses, campuses and articles with all that stands on their pages. */

/** What became of graduates: never without year, answers and source. */
export interface Outcomes {
  year: number;
  answers: number;
  /** graduates who were asked, or `null` where that is not known */
  asked: number | null;
  source: string;
  /** percent, of those that are known */
  rates: { of: 'graduated' | 'employed' | 'studying'; percent: number }[];
}

/** Where students of a campus live, and for how much. */
export interface Housing {
  text: string;
  /** euros a month for a studio, or `null` */
  rent: { from: number; to: number } | null;
  email: string | null;
}

/** A letter on a site plan. */
interface Landmark {
  letter: string;
  name: string;
  /** minutes on foot from there to the campus, or `null` where nobody walks it */
  minutes: number | null;
}

/** Someone who welcomes visitors. */
export interface Person {
  /** a first name */
  name: string;
  role: string;
  /** what one writes to them about */
  about: string;
  email: string | null;
  portrait: Image | null;
}

export interface CampusDetail extends CampusSummary {
  street: string;
  postalCode: string;
  phone: string;
  email: string;
  openingHours: string;
  access: { mode: string; text: string }[];
  plan: { image: Image; landmarks: Landmark[] } | null;
  people: Person[];
  /** how the building is reached and used with a disability, or empty */
  accessibility: string;
  housing: Housing | null;
  gallery: Image[];
  body: Block[];
}

/** Where a campus is, and whom one calls there. */
export type CampusPlace = Pick<
  CampusDetail,
  'title' | 'slug' | 'url' | 'city' | 'street' | 'postalCode' | 'phone' | 'email'
>;

export interface CurriculumYear {
  title: string;
  summary: string;
  subjects: string[];
  project: string;
}

export interface CourseDetail extends CourseSummary {
  diploma: string;
  /** the number of its certification in the national register, or `null` */
  rncp: string | null;
  languages: Locale[];
  entryLevel: string;
  curriculum: CurriculumYear[];
  careers: string[];
  admission: { title: string; text: string }[];
  outcomes: Outcomes | null;
  otherCosts: OtherCost[];
  body: Block[];
}

export interface ArticleDetail extends ArticleSummary {
  body: Block[];
}
