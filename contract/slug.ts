/** Characters of a slug, at most. */
export const longestSlug = 150;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Whether a text can be a slug: the last segment of a document's path, or the name of a course or a campus in a query. Unaccented
 * lower-case letters, digits and single hyphens, at most 150 characters.
 */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && form.test(text);
}

/** Characters of a slug that is generated from a title, at most: short enough for an appended number. */
const longestGenerated = 120;

/** A text without case, accents and ligatures. */
export function fold(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * Turns a text into a slug, or into the anchor of a heading: accents are dropped, and anything but letters and digits becomes a
 * hyphen.
 * @returns an empty string where nothing is left
 */
export function slugFrom(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longestGenerated)
    .replace(/-+$/, '');
}

/** A slug with a part appended behind a hyphen, shortened so that both fit. @param part a slug itself: a number, a day */
export function appendToSlug(slug: string, part: string): string {
  return `${slug.slice(0, longestSlug - part.length - 1).replace(/-+$/, '')}-${part}`;
}
