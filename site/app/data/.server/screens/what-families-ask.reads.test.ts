import { locales } from '@vitrine/contract/routes/locale.ts';
import { describe, expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { readSchoolFacts } from '../readers/website.ts';
import { readCampus } from './campuses.ts';
import { readCourse } from './courses.ts';
import { readPage } from './generic-page.ts';

const slugs = {
  fr: { course: 'design-objet', late: 'design-graphique', campus: 'paris', parents: 'pour-les-parents', other: 'lyon' },
  en: { course: 'product-design', late: 'graphic-design', campus: 'paris', parents: 'for-parents', other: 'lyon' },
};

describe('what families ask', () => {
  it.each(locales)('is read with a course in %s', async (locale) => {
    const site = siteOfTests();
    const data = await readCourse(site, locale, slugs[locale].course);
    expect(data?.course).toMatchObject({ rncp: '998718', outcomes: { year: 2024, answers: 41, asked: 52 } });
    expect(data?.course.outcomes?.rates.map(({ percent }) => percent)).toEqual([92, 68, 22]);
    expect(data?.course.outcomes?.source).toContain(locale === 'fr' ? 'enquête' : 'survey');
    expect(data?.course.otherCosts.map(({ amount, period }) => [amount, period])).toEqual([
      [380, 'once'],
      [1100, 'once'],
      [105, 'year'],
      [180, 'year'],
    ]);
    expect(data?.course.otherCosts.every(({ label }) => label)).toBe(true);
    expect(data?.schoolFacts).toMatchObject({
      qualiopi: { categories: ['training', 'apprenticeship'] },
      disabilityContact: { name: 'Solène' },
      instalments: 10,
    });
    expect(data?.schoolFacts.financing.map(({ kind }) => kind)).toEqual([
      ...['apprenticeship', 'grant', 'grant', 'instalments', 'loan'],
    ]);
    expect(data?.calculation).toMatchObject({ chosen: 'paris.initial', result: null });
    expect(site.reads.typed).toBe(false);
  });

  it.each(locales)('is calculated from the query in %s, and such a page is never stored', async (locale) => {
    const site = siteOfTests();
    const input = { offering: 'paris.initial', aid: '1500', payments: '10' };
    const data = await readCourse(site, locale, slugs[locale].course, input);
    expect(data?.calculation?.result?.cost.total).toBe(29_935);
    expect(data?.calculation?.result?.remaining).toEqual({ aid: 4500, total: 25_435, yearly: 8479, payment: 770 });
    expect(data?.switchTo?.en).toBe('/en/courses/product-design?offering=paris.initial&aid=1500&payments=10');
    expect(site.reads.typed).toBe(true);
  });

  it.each(locales)(
    'is, of an apprenticeship in the last year, the fees of the years before it in %s',
    async (locale) => {
      const data = await readCourse(siteOfTests(), locale, slugs[locale].late, { offering: 'paris.apprenticeship' });
      const offering = data?.offerings.find(
        ({ campus, rhythm }) => campus.city === 'Paris' && rhythm === 'apprenticeship',
      );
      expect(offering).toMatchObject({ fees: 8900, apprenticeYears: 1 });
      expect(data?.offerings.find(({ rhythm }) => rhythm === 'initial')?.apprenticeYears).toBeNull();
      expect(data?.calculation?.result?.cost).toEqual({
        ...{ years: 3, feeYears: 2, fees: 17_800, others: 2130, total: 19_930 },
      });
    },
  );

  it.each(locales)('is read with a campus in %s: its own adviser, else that of the school', async (locale) => {
    const own = await readCampus(siteOfTests(), locale, slugs[locale].campus);
    expect(own?.schoolFacts.disabilityContact?.name).toBe('Odile');
    expect(own?.campus.housing).toMatchObject({ rent: { from: 780, to: 1050 } });
    expect(own?.campus.accessibility).not.toBe('');
    const other = await readCampus(siteOfTests(), locale, slugs[locale].other);
    expect(other?.schoolFacts.disabilityContact?.name).toBe('Solène');
  });

  it.each(locales)('is shown on the page for parents in %s', async (locale) => {
    const page = await readPage(siteOfTests(), locale, { rubrique: slugs[locale].parents });
    const block = page?.body.find(({ kind }) => kind === 'school-facts');
    expect(block).toMatchObject({ facts: { qualiopi: { certifier: 'Certifrance Audit' } } });
  });

  it('is nothing for a school that has not filled it in', async () => {
    const facts = await readSchoolFacts(siteOfTests('site@atelier-ponant.example'), 'fr');
    expect(facts).toEqual({ qualiopi: null, disabilityContact: null, financing: [], instalments: 1 });
  });
});
