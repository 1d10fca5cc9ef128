import type { Block, NumberField } from 'payload';
import { expect, it } from 'vitest';
import { listBlock } from '../blocks/lead-blocks.ts';
import { wholeNumber } from './rules.ts';

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

it('takes a whole number of documents in an automatic list', () => {
  const limit = (listBlock as Block).fields.find((field) => 'name' in field && field.name === 'limit') as NumberField;
  const validate = limit.validate as ReturnType<typeof wholeNumber>;
  expect(validate(2, options())).toBe(true);
  expect(validate(2.5, options())).toBe(refusal);
});
