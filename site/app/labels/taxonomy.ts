import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { accessibilityLabels } from './areas/accessibility.ts';
import { agendaLabels } from './areas/agenda.ts';
import { appLabels } from './areas/app.ts';
import { campusLabels } from './areas/campuses.ts';
import { consentLabels } from './areas/consent.ts';
import { courseLabels } from './areas/courses.ts';
import { crmLabels } from './areas/crm.ts';
import { finderLabels } from './areas/finder.ts';
import { homeLabels } from './areas/home.ts';
import { newsLabels } from './areas/news.ts';
import { portfolioLabels } from './areas/portfolios.ts';
import { schoolFactsLabels } from './areas/school-facts.ts';
import { searchLabels } from './areas/search.ts';
import { selectionLabels } from './areas/selection.ts';
import { pageLabels, previewLabels, shellLabels } from './areas/shell.ts';
import { flatten, type LabelKeys, type LabelTree } from './label-tree.ts';

/** The version of the tree that the site ships (section 3). */
export const taxonomyVersion = 'taxonomy-0.1.0';

const areas = [
  shellLabels,
  homeLabels,
  campusLabels,
  courseLabels,
  newsLabels,
  agendaLabels,
  portfolioLabels,
  pageLabels,
  searchLabels,
  selectionLabels,
  finderLabels,
  schoolFactsLabels,
  accessibilityLabels,
  crmLabels,
  consentLabels,
  appLabels,
  previewLabels,
] as const;

type KeysOf<T> = T extends LabelTree ? LabelKeys<T> : never;
/** Every label that the site can show. */
export type LabelKey = KeysOf<(typeof areas)[number]>;

const flat: Record<Locale, Record<string, string>> = {
  fr: Object.assign({}, ...areas.map((area) => flatten(area, 0))),
  en: Object.assign({}, ...areas.map((area) => flatten(area, 1))),
};

/** The labels that the site ships in a language, by key. Server only: a browser is sent its own language alone. */
export function shippedLabels(locale: Locale): Record<string, string> {
  return flat[locale];
}
