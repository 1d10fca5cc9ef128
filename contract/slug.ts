/** Characters of a slug. What is longer is none. */
export const longestSlug = 150;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Whether a text can be a slug: the last segment of a document's path, or what names a course or a campus in a query. Lower
 * case without accents, digits and single hyphens, at most 150 characters.
 */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && form.test(text);
}

/** Characters of a slug that is made from words: short of the most, so that a number fits behind it. */
const longestMade = 120;

/**
 * Turns words into a slug, or into the anchor of a heading: accents dropped, everything else than letters and digits becomes
 * a hyphen.
 * @returns an empty string where nothing is left
 */
export function slugFrom(words: string): string {
  return words
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longestMade)
    .replace(/-+$/, '');
}
