import { describe, expect, it } from 'vitest';
import { isInUse } from './page-in-use.ts';

const option = (selected: boolean, defaultSelected = false) => ({ selected, defaultSelected });
const pageWith = (fields: object[], found = false) =>
  ({
    querySelector: () => (found ? {} : null),
    querySelectorAll: () => fields,
  }) as unknown as Document;

describe('a page is in use', () => {
  it.each([
    ['where a text was written', { value: 'Anna', defaultValue: '' }],
    ['where a text was deleted', { value: '', defaultValue: 'Anna' }],
    ['where a box was ticked', { checked: true, defaultChecked: false, value: 'on', defaultValue: 'on' }],
    ['where another item was chosen', { options: [option(false), option(true)] }],
    ['where the marked item was left', { options: [option(true), option(false, true)] }],
  ])('%s', (_case, field) => {
    expect(isInUse(pageWith([{ value: 'same', defaultValue: 'same' }, field]))).toBe(true);
  });

  it('while the popin of the action flow is open, or a video runs', () => {
    expect(isInUse(pageWith([], true))).toBe(true);
  });
});

it.each([
  ['no field', []],
  ['a hidden field', [{ value: 'paris', defaultValue: 'paris' }]],
  ['a list as it came', [{ options: [option(true), option(false)] }]],
  ['a list with a marked item', [{ options: [option(false), option(true, true)] }]],
  ['a box as it came', [{ checked: true, defaultChecked: true, value: 'on', defaultValue: 'on' }]],
])('a page with %s has nothing to lose', (_case, fields) => {
  expect(isInUse(pageWith(fields))).toBe(false);
});
