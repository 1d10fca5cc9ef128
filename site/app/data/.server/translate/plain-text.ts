const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * The text of HTML that the content service made of an editor's text. Where a paragraph, a row or a line begins or ends, so does a
 * word; what other elements are put between stays what it is: within a word there may be emphasis.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<\/?(?:p|h\d|ul|ol|li|td|th|blockquote|figcaption)\b[^>]*>|<br\s*\/?>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
      // But for those that editors write on purpose, before a colon.
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
  );
}
