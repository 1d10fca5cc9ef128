import type { CrmData, ScreenData } from '../../content/screen-data.ts';
import type { Alternates } from '../../routing/addresses.ts';
import { locales } from '../../routing/locale.ts';
import type { Screen } from '../../routing/route-table.ts';

type Chosen = Record<string, string | null | undefined>;

const chosenForCrm = ({ course, campus, keptCampus }: CrmData): Chosen => ({
  course: course?.slug,
  campus: campus?.slug ?? keptCampus,
});

/**
 * What a visitor has chosen on a screen, by query parameter, where both languages call it the same. A campus among the courses
 * has a slug in each language, and ten news of one are not ten of the other: these stay behind.
 */
const chosenOn: { [S in Screen]?: (data: ScreenData[S]) => Chosen } = {
  'course-list': ({ filters: { level, rhythm } }) => ({ level, rhythm }),
  agenda: (data) => ({ month: data.view === 'list' ? data.month : null }),
  brochure: chosenForCrm,
  crm: chosenForCrm,
  'error-debug': ({ status }) => ({ status: status?.toString() }),
};

/**
 * The page in each language with what the visitor has chosen on it (`decisions.md`, "Language switch"); for the switch alone,
 * search engines are told of the page without. It is taken from what the page was given, never from its address: what that has
 * besides must not stand in a page that is kept for all.
 */
export function chosenAlternates<S extends Screen>(screen: S, data: ScreenData[S]): Alternates {
  const chosen = Object.entries(chosenOn[screen]?.(data) ?? {});
  const query = new URLSearchParams(chosen.filter((entry): entry is [string, string] => Boolean(entry[1])));
  if (query.size === 0) return data.alternates;
  const paths = locales.map((locale) => [locale, data.alternates[locale]] as const);
  return Object.fromEntries(paths.flatMap(([locale, path]) => (path ? [[locale, `${path}?${query}`]] : [])));
}
