/** A node of a rich text, as the editor stores it. */
export interface RichTextNode {
  type?: string;
  tag?: string;
  text?: string;
  fields?: Record<string, unknown>;
  children?: RichTextNode[];
}

/** Whether a value of a form is a rich text. */
export function isRichText(value: unknown): value is { root: RichTextNode } {
  const { root } = (value ?? {}) as { root?: unknown };
  return typeof root === 'object' && root !== null;
}

/** The plain text of a node. */
export const textOfNode = ({ text, children = [] }: RichTextNode): string => text ?? children.map(textOfNode).join('');
