/** A node of a rich text, as the editor stores it. */
export interface RichTextNode {
  type?: string;
  tag?: string;
  text?: string;
  fields?: Record<string, unknown>;
  children?: RichTextNode[];
}

/** A heading or a link of a rich text. */
export interface PlaceInText {
  kind: 'heading' | 'link';
  /** from 0, among those of the text */
  index: number;
}

/** Whether a value of a form is a rich text. */
export function isRichText(value: unknown): value is { root: RichTextNode } {
  const { root } = (value ?? {}) as { root?: unknown };
  return typeof root === 'object' && root !== null;
}

/** Nodes that stand on lines of their own. */
const lines: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listitem', 'quote', 'linebreak']);

/** The text of a node, a paragraph on each line: formats and links are no part of it. */
export function linesOfNode({ type, text = '', children = [] }: RichTextNode): string {
  const own = text + children.map(linesOfNode).join('');
  return lines.has(type ?? '') ? `${own}\n` : own;
}

/** The plain text of a node, in one line. */
export const textOfNode = ({ type, text, children = [] }: RichTextNode): string =>
  type === 'linebreak' ? ' ' : (text ?? children.map(textOfNode).join(''));
