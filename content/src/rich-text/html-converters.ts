import type {
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import {
  type HTMLConverterAsync,
  type HTMLConvertersAsync,
  TextHTMLConverterAsync,
} from '@payloadcms/richtext-lexical/html-async';
import {
  IS_BOLD,
  IS_ITALIC,
  IS_SUBSCRIPT,
  IS_SUPERSCRIPT,
  type SerializedElementNode,
} from '@payloadcms/richtext-lexical/lexical';
import type { Locale } from '@vitrine/contract/routes/locale.ts';

type NodesToHtml = Parameters<Extract<HTMLConverterAsync, (args: never) => unknown>>[0]['nodesToHTML'];

/** The formats of a text that have an element of their own: an underline is for links, and the site refuses style attributes. */
const allowed = IS_BOLD | IS_ITALIC | IS_SUBSCRIPT | IS_SUPERSCRIPT;

const text: HTMLConvertersAsync['text'] = (args) => {
  const { text: convert } = TextHTMLConverterAsync;
  return typeof convert === 'function'
    ? convert({ ...args, node: { ...args.node, format: args.node.format & allowed } })
    : '';
};

/** The editor nests a list in an item without a text of its own; in HTML it stands inside of the item above. */
const list: HTMLConvertersAsync['list'] = async ({ node, nodesToHTML }) => {
  const items: string[] = [];
  for (const { children } of node.children as SerializedElementNode[]) {
    const html = (await nodesToHTML({ nodes: children })).join('');
    const above = children[0]?.type === 'list' ? items.pop() : undefined;
    items.push(`${above ?? ''}${html}`);
  }
  const start = node.tag === 'ol' && node.start > 1 ? ` start="${node.start}"` : '';
  return `<${node.tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${node.tag}>`;
};

/** A cell. The only paragraph of a cell is written without its element. */
async function cellHtml(
  cell: SerializedTableCellNode,
  isInFirstRow: boolean,
  nodesToHTML: NodesToHtml,
): Promise<string> {
  const [only, ...others] = cell.children as SerializedElementNode[];
  const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : cell.children;
  const html = (await nodesToHTML({ nodes })).join('');
  const spans = (['colSpan', 'rowSpan'] as const).map((name) => {
    const span = Number(cell[name] ?? 1);
    return span > 1 ? ` ${name.toLowerCase()}="${span}"` : '';
  });
  if (!cell.headerState) return `<td${spans.join('')}>${html}</td>`;
  return `<th scope="${isInFirstRow ? 'col' : 'row'}"${spans.join('')}>${html}</th>`;
}

const names = { fr: 'Tableau', en: 'Table' } as const;

/** Tables without classes and styles, in an element that scrolls with the keyboard where a table is wider than the screen. */
const tableIn = (locale: Locale): HTMLConverterAsync<SerializedTableNode> =>
  async function table({ node, nodesToHTML }) {
    const rows = node.children as SerializedTableRowNode[];
    const html = await Promise.all(
      rows.map(async ({ children }, index) => {
        const cells = (children as SerializedTableCellNode[]).map((cell) => cellHtml(cell, index === 0, nodesToHTML));
        return `<tr>${(await Promise.all(cells)).join('')}</tr>`;
      }),
    );
    const isHead = (rows[0]?.children as SerializedTableCellNode[] | undefined)?.every(
      ({ headerState }) => headerState,
    );
    const head = isHead ? `<thead>${html.shift()}</thead>` : '';
    return `<div role="group" aria-label="${names[locale]}" tabindex="0"><table>${head}<tbody>${html.join('')}</tbody></table></div>`;
  };

/** How what editors write becomes HTML without classes and styles: the site styles it. */
export const htmlConverters = (locale: Locale): HTMLConvertersAsync => ({ text, list, table: tableIn(locale) });
