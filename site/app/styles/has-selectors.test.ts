import { expect, test } from 'vitest';

/*
 * Chromium notes which elements a rule with `:has()` may change. Where its last part is `*` these are all below the root, and where the
 * argument names no class, element or attribute, every insertion is one: then whatever a script inserts restyles the whole document.
 */
const styles = Object.entries(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
);
const selectors = styles.flatMap(([file, css]) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .flatMap((prelude) => prelude.split(',\n'))
    .filter((selector) => selector.includes(':has('))
    .map((selector) => `${file}: ${selector.trim()}`),
);

test('there are selectors with :has() to look at', () => {
  expect(selectors.length).toBeGreaterThan(20);
});

test('a selector with :has() does not end with the universal selector', () => {
  expect(selectors.filter((selector) => /[\s>+~]\*$/.test(selector))).toEqual([]);
});

test('the argument of :has() names more than the place of an element among others', () => {
  expect(selectors.filter((selector) => /:has\([\s>+~]*(\*|:(empty|nth|first|last|only))/.test(selector))).toEqual([]);
});
