import { describe, expect, it } from 'vitest';
import { appendToSlug, isSlug, longestSlug, slugFrom } from './slug.ts';

describe('a slug', () => {
  it.each(['a', '7', 'design-objet', 'bachelor-2', '2026-11-20', 'a'.repeat(longestSlug)])('may be %j', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['-', 'a hyphen alone'],
    ['-design', 'a hyphen first'],
    ['design-', 'a hyphen last'],
    ['design--objet', 'two hyphens'],
    ['Design', 'upper case'],
    ['métiers', 'an accent'],
    ['a b', 'a space'],
    ['a\n', 'a line break at its end'],
    ['a.data', 'a dot'],
    ['a/b', 'a slash'],
    ['a%2fb', 'what is encoded'],
    ['a_b', 'an underscore'],
    ['a'.repeat(longestSlug + 1), 'more than 150 characters'],
  ])('is not %j: %s', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});

describe('from a title', () => {
  it.each([
    ['Design d’objet', 'design-d-objet'],
    ['  Été à l’Œuvre : Ex Æquo ! ', 'ete-a-l-oeuvre-ex-aequo'],
    ['ŒUVRES', 'oeuvres'],
    ['CHAISE n° 3', 'chaise-n-3'],
    ['日本', ''],
    ['—', ''],
  ])('%j gives %j', (words, slug) => {
    expect(slugFrom(words)).toBe(slug);
  });

  it('is a slug with room for a number, however long the title is', () => {
    const slug = slugFrom('Un très long titre de page '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(120);
    expect(isSlug(slug)).toBe(true);
    expect(isSlug(`${slug}-99`)).toBe(true);
  });
});

describe('appendToSlug', () => {
  it.each([
    ['forum', '2', 'forum-2'],
    ['a'.repeat(longestSlug), '2026-11-20', `${'a'.repeat(139)}-2026-11-20`],
    [`${'a'.repeat(138)}-${'b'.repeat(9)}`, '2026-11-20', `${'a'.repeat(138)}-2026-11-20`],
  ])('%j and %j', (slug, part, expected) => {
    expect(appendToSlug(slug, part)).toBe(expected);
    expect(isSlug(expected)).toBe(true);
  });
});
