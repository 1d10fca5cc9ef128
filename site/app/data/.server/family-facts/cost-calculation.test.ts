import { describe, expect, it } from 'vitest';
import type { OtherCost } from '../../family-facts/course-cost.ts';
import type { SelectableOffering } from '../../model.ts';
import type { Pair } from '../../selection.ts';
import { calculateCost, costQuery } from './cost-calculation.ts';

const offering = (city: string, rhythm: SelectableOffering['rhythm'], fees: number): SelectableOffering => ({
  id: city,
  campus: { title: city, slug: city.toLowerCase(), city, name: city, url: '/' },
  course: { title: 'A course', slug: 'a-course', url: '/' },
  ...{ rhythm, fees, places: 10, startDates: [] },
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
