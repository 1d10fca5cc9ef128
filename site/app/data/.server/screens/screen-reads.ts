import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Screen, ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { eventKinds } from '@vitrine/contract/vocabulary/event-kinds.ts';
import { searchKinds } from '@vitrine/contract/vocabulary/search-kinds.ts';
import { levels, oneOf, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { inSpan } from '@vitrine/tracing/span.ts';
import { hydratedScopes } from '../../../labels/label-scopes.ts';
import type { HydratedScreen } from '../../page-markup.ts';
import type { ScreenData } from '../../screen-data.ts';
import { readLabelsWithin } from '../readers/labels.ts';
import type { SiteContext } from '../site-context.ts';
import { readAccessibility } from './accessibility.ts';
import { readAgenda } from './agenda.ts';
import { readCampus, readCampusList } from './campuses.ts';
import { readCourse, readCourseList } from './courses.ts';
import { readCrm } from './crm.ts';
import { readErrorDebug } from './error-debug.ts';
import { readFinder } from './finder.ts';
import { readPage } from './generic-page.ts';
import { readHome } from './home.ts';
import { readArticle, readNewsList } from './news.ts';
import { readPortfolios } from './portfolios.ts';
import { readSearch } from './search.ts';
import { readSelection } from './selection.ts';

type ScreenReads = {
  [S in Screen]: (context: SiteContext, locale: Locale, input: ScreenInput) => Promise<ScreenData[S] | null>;
};

/** The reading of every screen. */
const screenReads: ScreenReads = {
  home: readHome,
  'campus-list': readCampusList,
  campus: (context, locale, input) => readCampus(context, locale, input.slug ?? ''),
  'course-list': (context, locale, input) =>
    readCourseList(context, locale, {
      campus: input.campus,
      level: oneOf(levels, input.level),
      rhythm: oneOf(rhythms, input.rhythm),
    }),
  course: (context, locale, input) => readCourse(context, locale, input.slug ?? '', input),
  'news-list': (context, locale, input) => readNewsList(context, locale, Number(input.page ?? 1)),
  article: (context, locale, input) => readArticle(context, locale, input.slug ?? ''),
  agenda: (context, locale, input) =>
    readAgenda(context, locale, { slug: input.slug, month: input.month, kind: oneOf(eventKinds, input.kind) }),
  portfolios: (context, locale, input) => readPortfolios(context, locale, input.course),
  brochure: (context, locale, input) => readCrm(context, locale, { ...input, action: 'brochure' }),
  crm: readCrm,
  search: (context, locale, input) =>
    readSearch(context, locale, { question: input.q, kind: oneOf(searchKinds, input.kind) }),
  selection: (context, locale, input) => readSelection(context, locale, input.pairs),
  accessibility: readAccessibility,
  finder: readFinder,
  'error-debug': (context, locale, input) =>
    readErrorDebug(context, locale, input.status === undefined ? null : Number(input.status)),
  rubrique: (context, locale, input) => readPage(context, locale, { rubrique: input.rubrique ?? '' }),
  page: (context, locale, input) =>
    readPage(context, locale, { rubrique: input.rubrique ?? '', slug: input.slug ?? '' }),
};

/** The labels that hydrated screens bring with their data: each of them has some. */
const labelScopes: { [S in Screen]?: readonly string[] } & Record<HydratedScreen, readonly string[]> = hydratedScopes;

/**
 * The data of a screen, with its labels where browsers render it: one response, for the server's loaders and for
 * `/api/screens/{screen}` alike.
 * @returns `null` where it does not exist in the language
 * @throws ContentUnavailable where it could not be read
 */
export async function readScreen<S extends Screen>(
  context: SiteContext,
  screen: S,
  locale: Locale,
  input: ScreenInput,
): Promise<ScreenData[S] | null> {
  const scopes = labelScopes[screen];
  const [found, labels] = await Promise.all([
    inSpan(`read ${screen}`, {}, () => screenReads[screen](context, locale, input)),
    scopes && readLabelsWithin(context, locale, scopes),
  ]);
  return found && { ...(found as ScreenData[S]), labels };
}
