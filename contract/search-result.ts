/**
 * Characters of a title that search engines show whole, without the name of the site, and below which they often replace it, with
 * that name.
 */
export const titleLength = { least: 30, most: 60 } as const;

/** Characters of a description that search engines show whole, and below which they often replace it. */
export const descriptionLength = { least: 110, most: 160 } as const;

/** The title of a page in search results: its own, with the name of the site behind it. */
export function searchTitle(own: string, siteName: string): string {
  return own.includes(siteName) ? own : `${own} · ${siteName}`;
}

/** A text as search engines count it: without line breaks and double spaces. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The description of a page in search results: at most about 160 characters, cut at a word. */
export function searchDescription(text: string): string {
  const plain = onOneLine(text);
  if (plain.length <= descriptionLength.most) return plain;
  return `${plain.slice(0, descriptionLength.most - 1).replace(/\s+\S*$/, '')}…`;
}
