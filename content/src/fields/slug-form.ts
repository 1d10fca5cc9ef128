/** The pattern of every slug: lower case, digits, single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Turns a title into a slug: accents dropped, everything else than letters and digits becomes a hyphen.
 * @returns an empty string where nothing is left
 */
export function slugFrom(title: string): string {
  return title
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
}
