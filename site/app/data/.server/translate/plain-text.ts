const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * The text of HTML that the content service made of an editor's text. What elements are put between stays what it is: within a
 * word there may be emphasis.
 */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** The same of several paragraphs or rows: where one begins or ends, so does a word. */
export function plainTexts(html: string): string {
  return plainText(html.replace(/<\/?(?:p|h\d|ul|ol|li|td|th|blockquote|figcaption)\b[^>]*>|<br\s*\/?>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
