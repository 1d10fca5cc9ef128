import { expect, it } from 'vitest';
import { mainSchoolContent, secondSchoolContent } from './sample-schools.ts';

/** Every string below a value, with the way to it. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, `${way}.${key}`));
}

const french = [mainSchoolContent('https://crm.ecole.example'), secondSchoolContent].flatMap((content) =>
  textsOf(content, content.school.name).filter(([way]) => !/\.en(\.|$)/.test(way)),
);

/** A space at which a line may break, where French has one that holds its sign. */
const breaks = /\S*(?:[ \t\n][:;!?»]|«[ \t\n])\S*/g;

it('keeps the signs of French texts with their words', () => {
  expect(french.length).toBeGreaterThan(2000);
  expect(french.flatMap(([way, text]) => (text.match(breaks) ?? []).map((found) => `${way}: ${found}`))).toEqual([]);
});
