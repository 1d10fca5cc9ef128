import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nowOfTests, siteOfTests } from '../../../../tests/site-of-tests.ts';
import { createSiteSearch, readSearchContent } from './site-search.ts';

const questions = z
  .object({ fr: z.array(z.tuple([z.string(), z.string()])), en: z.array(z.tuple([z.string(), z.string()])) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'visitor-questions.json'), 'utf8')));

const search = createSiteSearch();
beforeAll(async () => {
  await search.update(await readSearchContent(siteOfTests()));
});

/** The place of the right page among what a question finds, from 1; none where it is not among them. */
function placeOf([question, url]: [string, string], locale: Locale): number {
  const pages = search.find(locale, question, null, nowOfTests)?.pages ?? [];
  return pages.findIndex((page) => page.url === url) + 1 || Number.POSITIVE_INFINITY;
}

describe('what visitors ask', () => {
  it.each(locales)(
    'finds the right page first nine times in ten, and nearly always in the first three (%s)',
    (locale) => {
      const places = questions[locale].map((question) => ({ question, place: placeOf(question, locale) }));
      const missed = (place: number) =>
        places.filter((entry) => entry.place > place).map(({ question }) => question[0]);
      expect(places).toHaveLength(60);
      expect(missed(1).length, missed(1).join(', ')).toBeLessThanOrEqual(6);
      expect(missed(3).length, missed(3).join(', ')).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    ['fr', 'RNCP 998715', '/formations/design-graphique'],
    ['fr', '998715', '/formations/design-graphique'],
    ['fr', 'odile', '/campus/paris'],
    ['en', 'hearing loop', '/en/campuses/strasbourg'],
    ['fr', 'téléphone lyon', '/campus/lyon'],
    ['fr', 'taux d’emploi', '/pour-les-parents'],
    ['fr', 'débouchés', '/pour-les-parents'],
    ['fr', 'profs', '/ecole/equipe'],
    ['fr', 'dyslexie', '/admissions/handicap-et-accessibilite'],
    ['en', 'salary', '/en/for-parents'],
    ['en', 'phone paris', '/en/campuses/paris'],
    ['en', 'accommodation', '/en/student-life/housing'],
    ['en', 'aplication', '/en/admissions/how-to-apply'],
    ['fr', 'jpo', '/agenda/portes-ouvertes-paris'],
  ] as const)('finds in %s by "%s" the page that says so or is called so', (locale, question, url) => {
    expect(placeOf([question, url], locale)).toBe(1);
  });
});
