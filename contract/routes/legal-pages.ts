import { pathTo } from './build-url.ts';
import type { Locale } from './locale.ts';

/** The three legal pages of the footer (section 2): generic pages whose slugs the specification fixes. */
export const legalPages = {
  terms: { fr: 'cgv', en: 'selling-general-terms' },
  legals: { fr: 'mentions-legales', en: 'legals' },
  'personal-data': { fr: 'charte-donnees-personnelles', en: 'personal-data-chart' },
} as const satisfies Record<string, Record<Locale, string>>;

export type LegalPage = keyof typeof legalPages;
export const everyLegalPage = Object.keys(legalPages) as LegalPage[];

/** The path of a legal page in a language. */
export function legalPath(page: LegalPage, locale: Locale): string {
  return pathTo('rubrique', locale, { rubrique: legalPages[page][locale] });
}
