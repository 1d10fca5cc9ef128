/** Fields that name a row, the one that says most about it first. */
const naming = ['heading', 'title', 'name', 'question', 'label', 'words', 'text', 'caption', 'value', 'key', 'url'];

/** Enough to tell rows apart on one line. */
const longest = 60;

interface RichTextNode {
  text?: unknown;
  children?: unknown;
}

/** The text of a value, if it is a text or a rich text; of a rich text, with a space between its paragraphs. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('root' in value) return textOf(value.root);
  const { text, children } = value as RichTextNode;
  if (typeof text === 'string') return text;
  if (!Array.isArray(children)) return '';
  const isOfBlocks = children.some((child: RichTextNode) => Array.isArray(child?.children));
  return children.map(textOf).join(isOfBlocks ? ' ' : '');
}

/**
 * The name of a row of a list or of a section, by its content.
 * @param row its values, as the form has them
 * @returns a text of one line, at most 60 characters; empty where the row has none yet
 */
export function nameOfRow(row: Record<string, unknown> | null | undefined): string {
  for (const field of naming) {
    const text = textOf(row?.[field]).replace(/\s+/g, ' ').trim();
    if (text) return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  }
  return '';
}
