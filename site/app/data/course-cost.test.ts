import { describe, expect, it } from 'vitest';
import {
  calculateCost,
  companyYears,
  costQuery,
  courseCost,
  isPaidByCompany,
  type OtherCost,
  paymentChoices,
  remainingCost,
} from './course-cost.ts';
import type { SelectableOffering } from './model.ts';
import type { Pair } from './selection.ts';

const computer: OtherCost = { label: 'computer', amount: 1200, period: 'once', apprentices: true };
const materials: OtherCost = { label: 'materials', amount: 300, period: 'year', apprentices: true };
const contribution: OtherCost = { label: 'contribution', amount: 105, period: 'year', apprentices: false };
const others = [computer, materials, contribution];

describe('the cost of a whole course', () => {
  it.each([
    ['three years', 'initial', 9000, 36, others, { years: 3, fees: 27_000, others: 2415, total: 29_415 }],
    ['two years as an apprentice', 'apprenticeship', 0, 24, others, { years: 2, fees: 0, others: 1800, total: 1800 }],
    ['a year that is not whole', 'initial', 6900, 10, [materials], { years: 1, fees: 6900, others: 300, total: 7200 }],
    ['half a year more', 'initial', 1000, 18, [materials], { years: 2, fees: 2000, others: 600, total: 2600 }],
    ['nothing beside the fees', 'initial', 9000, 12, [], { years: 1, fees: 9000, others: 0, total: 9000 }],
  ] as const)('of %s', (_name, rhythm, fees, months, paid, expected) => {
    const feeYears = rhythm === 'initial' ? expected.years : 0;
    expect(courseCost({ fees, rhythm, apprenticeYears: null }, months, paid)).toEqual({ ...expected, feeYears });
  });

  const insurance: OtherCost = { label: 'insurance', amount: 50, period: 'once', apprentices: false };
  it.each([
    ['the last of three years', 9000, 36, 1, { years: 3, feeYears: 2, fees: 18_000, others: 2360 }],
    ['the last two of five years', 8000, 60, 2, { years: 5, feeYears: 3, fees: 24_000, others: 3065 }],
    ['the last of three years, the others free', 0, 36, 1, { years: 3, feeYears: 2, fees: 0, others: 2360 }],
    ['all years', 0, 36, 3, { years: 3, feeYears: 0, fees: 0, others: 2100 }],
    ['more years than the course has', 0, 18, 3, { years: 2, feeYears: 0, fees: 0, others: 1800 }],
  ])('with an apprenticeship of %s', (_name, fees, months, apprenticeYears, expected) => {
    const cost = courseCost({ fees, rhythm: 'apprenticeship', apprenticeYears }, months, [...others, insurance]);
    expect(cost).toEqual({ ...expected, total: expected.fees + expected.others });
  });

  it('counts the years of an apprenticeship in that rhythm alone', () => {
    const cost = courseCost({ fees: 9000, rhythm: 'initial', apprenticeYears: 1 }, 36, others);
    expect(cost).toMatchObject({ feeYears: 3, fees: 27_000, others: 2415 });
  });

  it.each([
    ['of the years with fees', 2000, 10, { aid: 4000, total: 16_310, yearly: 5437, payment: 700 }],
    ['none', 0, 1, { aid: 0, total: 20_310, yearly: 6770, payment: 9000 }],
  ])('less aid where the last year is an apprenticeship: %s', (_name, aid, payments, expected) => {
    const offering = { fees: 9000, rhythm: 'apprenticeship', apprenticeYears: 1 } as const;
    expect(remainingCost(courseCost(offering, 36, others), { aid, payments })).toEqual(expected);
  });

  it.each([
    ['nothing is deducted', 0, 1, { aid: 0, total: 29_415, yearly: 9805, payment: 9000 }],
    ['ten payments of a year’s fees', 0, 10, { aid: 0, total: 29_415, yearly: 9805, payment: 900 }],
    ['aid of every year', 2000, 10, { aid: 6000, total: 23_415, yearly: 7805, payment: 700 }],
    ['payments are whole euros', 1000, 3, { aid: 3000, total: 26_415, yearly: 8805, payment: 2667 }],
    ['aid is never paid out', 50_000, 3, { aid: 29_415, total: 0, yearly: 0, payment: 0 }],
    ['aid that only covers the fees', 9000, 10, { aid: 27_000, total: 2415, yearly: 805, payment: 0 }],
  ])('less aid: %s', (_name, aid, payments, expected) => {
    const offering = { fees: 9000, rhythm: 'initial', apprenticeYears: null } as const;
    expect(remainingCost(courseCost(offering, 36, others), { aid, payments })).toEqual(expected);
  });
});

it.each([
  ['apprenticeship', 0, true],
  ['apprenticeship', 500, false],
  ['initial', 0, false],
] as const)('%s with fees of %d: paid by the company is %s', (rhythm, fees, expected) => {
  expect(isPaidByCompany({ rhythm, fees, apprenticeYears: null }, 24)).toBe(expected);
});

it.each([
  [1, 9000, 1],
  [1, 0, 1],
  [3, 0, 3],
  [null, 0, 3],
  [null, 500, 0],
])('an apprenticeship of %j of three years with fees of %d: a company pays %d', (apprenticeYears, fees, expected) => {
  const offering = { rhythm: 'apprenticeship', fees, apprenticeYears } as const;
  expect(companyYears(offering, 36)).toBe(expected);
  expect(isPaidByCompany(offering, 36)).toBe(expected === 3);
});

it.each([
  [1, [1]],
  [3, [1, 3]],
  [4, [1, 3, 4]],
  [10, [1, 3, 10]],
  [12, [1, 3, 10, 12]],
])('offers payments up to %d', (most, expected) => {
  expect(paymentChoices(most)).toEqual(expected);
});

const offering = (city: string, rhythm: SelectableOffering['rhythm'], fees: number): SelectableOffering => ({
  id: city,
  campus: { title: city, slug: city.toLowerCase(), city, name: city, url: '/' },
  course: { title: 'A course', slug: 'a-course', url: '/' },
  ...{ rhythm, apprenticeYears: null, fees, places: 10, startDates: [] },
  pair: `une-formation.${city.toLowerCase()}` as Pair,
});
const otherCosts: OtherCost[] = [{ label: 'kit', amount: 300, period: 'once', apprentices: true }];
const course = {
  offerings: [offering('Paris', 'initial', 9000), offering('Lyon', 'apprenticeship', 0)],
  ...{ duration: 24, otherCosts, instalments: 10 },
};

describe('the calculator of a course', () => {
  it('has the classes of the course, and no result before anything is asked', () => {
    const calculation = calculateCost(course, {});
    expect(calculation).toMatchObject({ chosen: 'paris.initial', aid: 0, payments: 1, result: null });
    expect(calculation?.classes.map(({ value }) => value)).toEqual(['paris.initial', 'lyon.apprenticeship']);
    expect(costQuery(calculation)).toEqual({});
  });

  it.each([
    ['aid and payments', { aid: '1000', payments: '10' }, 'paris.initial', { total: 16_300, payment: 800 }],
    ['another class', { offering: 'lyon.apprenticeship' }, 'lyon.apprenticeship', { total: 300, payment: 0 }],
    ['a class that does not exist', { offering: 'brest.initial' }, 'paris.initial', { total: 18_300, payment: 9000 }],
    ['payments that are not offered', { payments: '7' }, 'paris.initial', { total: 18_300, payment: 9000 }],
  ])('is asked for %s', (_name, input, chosen, remaining) => {
    const calculation = calculateCost(course, input);
    expect(calculation?.chosen).toBe(chosen);
    expect(calculation?.result?.remaining).toMatchObject(remaining);
    expect(calculateCost(course, costQuery(calculation))).toEqual(calculation);
  });

  it('is none for a course that is not taught anywhere', () => {
    expect(calculateCost({ ...course, offerings: [] }, { aid: '1000' })).toBeNull();
  });
});
