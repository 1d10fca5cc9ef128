import type { Field, NumberField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { expect, it } from 'vitest';
import { listBlock } from '../blocks/lead-blocks.ts';
import { courses } from '../collections/courses.ts';
import { offerings } from '../collections/offerings.ts';
import { portfolios } from '../collections/portfolios.ts';
import { wholeNumber } from './rules.ts';
import { instalmentsField } from './school-facts.ts';

type Options = Parameters<ReturnType<typeof wholeNumber>>[1];
const options = (given: object = {}) => ({ req: { i18n: { language: 'en' } }, ...given }) as unknown as Options;
const refusal = 'Enter a whole number from 1 to 12.';

it('takes whole numbers alone', () => {
  const rule = wholeNumber(1, 12);
  for (const valid of [1, 12, null, undefined]) expect(rule(valid, options())).toBe(true);
  for (const invalid of [2.5, 0, 13, Number.NaN]) expect(rule(invalid, options())).toBe(refusal);
});

it('refuses an empty field that is required', () => {
  for (const empty of [null, undefined]) expect(wholeNumber(1, 12)(empty, options({ required: true }))).toBe(refusal);
});

it.each<[name: string, fields: Field[]]>([
  ['limit', listBlock.fields],
  ['duration', courses.fields],
  ['places', offerings.fields],
  ['year', portfolios.fields],
  ['instalments', [instalmentsField]],
])('%s is a whole number', (name, fields) => {
  const field = flattenTopLevelFields(fields).find((each) => 'name' in each && each.name === name) as NumberField;
  const validate = field.validate as ReturnType<typeof wholeNumber>;
  const { min = 0, max = 0, required } = field;
  for (const valid of [min, max]) expect(validate(valid, options({ required }))).toBe(true);
  for (const invalid of [min - 1, min + 0.5, max + 1]) expect(validate(invalid, options({ required }))).not.toBe(true);
});
