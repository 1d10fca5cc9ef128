import { isRichText, linesOfNode } from '../../rich-text/nodes.ts';

/** Fields that name a row, the one that says most about it first. */
const naming = ['heading', 'title', 'name', 'question', 'label', 'words', 'text', 'caption', 'value', 'key', 'url'];

/** Enough to tell rows apart on one line. */
const longest = 60;

/** The text of a value, if it is a text or a rich text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isRichText(value) ? linesOfNode(value.root) : '';
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
