import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Thing } from 'schema-dts';
import type { School } from '../../model.ts';
import type { StaticScreen } from '../../page-markup.ts';
import type { ScreenData } from '../../screen-data.ts';
import { articleData, campusData, courseData, eventData, questionsData, schoolData, workData } from './things.ts';

type Things<S extends StaticScreen> = (data: ScreenData[S], school: School, locale: Locale) => Thing[];

/** What a screen is about, of those that are about something: made of the data of the page itself, so nothing that visitors do not see. */
const thingsOf: { [S in StaticScreen]?: Things<S> } = {
  home: ({ campuses, body }, school, locale) => [...schoolData(school, locale, campuses), ...questionsData(body)],
  campus: ({ campus }, school) => [campusData(school, campus), ...questionsData(campus.body)],
  course: ({ course, offerings }, school) => [courseData(school, course, offerings), ...questionsData(course.body)],
  article: ({ article }, school, locale) => [articleData(school, locale, article), ...questionsData(article.body)],
  agenda: (data, school) => {
    if (data.view === 'list') return [];
    if (data.view === 'event') return [eventData(school, data.event, data.at)];
    return data.places.flatMap(({ campus, events }) => events.map((event) => eventData(school, event, campus)));
  },
  portfolios: ({ works, alternates }, school, locale) =>
    works.map((work) => workData(school, alternates[locale] ?? '/', work)),
  rubrique: ({ body }) => questionsData(body),
  page: ({ body }) => questionsData(body),
};

/** What an editor has not filled in is not said: an empty telephone number is refused as one. */
const unlessEmpty = (_key: string, value: unknown) => (value === '' ? undefined : value);

/** JSON for the inside of a `<script>`, without properties that are empty: nothing in it can end the element, or begin a comment in it. */
export const jsonForScript = (value: object): string =>
  JSON.stringify(value, unlessEmpty)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The JSON-LD of a page as a `<script>`, which browsers do not run; nothing where the page is about nothing that schema.org names. */
export function structuredData<S extends StaticScreen>(
  screen: S,
  data: ScreenData[S],
  school: School,
  locale: Locale,
): string {
  const things = (thingsOf[screen] as Things<S> | undefined)?.(data, school, locale);
  if (!things?.length) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${jsonForScript(graph)}</script>`;
}
