import { pathTo } from './build-url.ts';
import type { Locale } from './locale.ts';

/** The page of all open days (section 2, "Open days"), below the agenda: no event and no campus can have its slug. */
export const openDaysSlugs = { fr: 'portes-ouvertes', en: 'open-days' } as const satisfies Record<Locale, string>;

/** The path of the page of all open days. */
export const openDaysPath = (locale: Locale): string => pathTo('agenda', locale, { slug: openDaysSlugs[locale] });
