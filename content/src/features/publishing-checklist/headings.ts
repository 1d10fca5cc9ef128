import { rowsOf } from '../../fields/field-values.ts';
import { isRichText, type PlaceInText, type RichTextNode, textOfNode } from '../../rich-text/nodes.ts';

/** A heading of a page, in its order. */
export interface Heading {
  level: number;
  text: string;
  path: string;
  within?: PlaceInText;
}

/** In cells of tables too. */
const headingsBelow = (node: RichTextNode): RichTextNode[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsBelow);

function inRichText(value: unknown, path: string): Heading[] {
  if (!isRichText(value)) return [];
  return headingsBelow(value.root).map((node, index) => ({
    level: Number(node.tag?.slice(1)),
    text: textOfNode(node).trim(),
    path,
    within: { kind: 'heading', index },
  }));
}

/**
 * The headings below the title of a page: those of sections are of level 2, those of steps one below, those of texts as they are
 * written.
 * @param body the sections, as the form has them
 * @param path of the field that holds them
 */
export function headingsOf(body: unknown, path: string): Heading[] {
  return rowsOf(body).flatMap((row, index): Heading[] => {
    const place = `${path}.${index}`;
    const heading = String(row.heading ?? '').trim();
    const own: Heading[] = heading ? [{ level: 2, text: heading, path: `${place}.heading` }] : [];
    const steps = rowsOf(row.steps).flatMap((step, number): Heading[] => [
      { level: heading ? 3 : 2, text: String(step.title ?? '').trim(), path: `${place}.steps.${number}.title` },
      ...inRichText(step.text, `${place}.steps.${number}.text`),
    ]);
    const answers = rowsOf(row.items).flatMap((item, number) =>
      inRichText(item.answer, `${place}.items.${number}.answer`),
    );
    return [...own, ...inRichText(row.text, `${place}.text`), ...steps, ...answers];
  });
}

/** A heading that is empty, or more than one level below the one before it. */
interface HeadingFault {
  heading: Heading;
  /** the lowest level that would be in order; `null` for an empty heading */
  expected: number | null;
}

/** The headings that are not in order. The title of the page, of level 1, comes before all. */
export function headingFaults(headings: readonly Heading[]): HeadingFault[] {
  let above = 1;
  return headings.flatMap((heading): HeadingFault[] => {
    // Empty fields of titles are required, and refused as such.
    if (heading.text === '') return heading.within ? [{ heading, expected: null }] : [];
    const expected = above + 1;
    above = heading.level;
    return heading.level > expected ? [{ heading, expected }] : [];
  });
}
