import { TableCellHeaderStates } from '@lexical/table';
import type {
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import {
  BlockquoteHTMLConverterAsync,
  type HTMLConverterAsync,
  type HTMLConvertersAsync,
  LinebreakHTMLConverterAsync,
  ParagraphHTMLConverterAsync,
  TabHTMLConverterAsync,
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
import { slugFrom } from '@vitrine/contract/slug.ts';
import { isVisible } from '@vitrine/contract/visible-text.ts';
import { textOfNode } from './nodes.ts';

type NodesToHtml = Parameters<Extract<HTMLConverterAsync, (args: never) => unknown>>[0]['nodesToHTML'];

/** The formats that the editor offers: an underline is for links, and the site refuses style attributes. */
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
  const tag = node.tag === 'ol' ? 'ol' : 'ul';
  const start = tag === 'ol' && Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
  return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
};

/** The flags of a header, by where it stands: one in a header row is of its column; one with both is the corner of the table. */
const { ROW, COLUMN } = TableCellHeaderStates;

/** A cell. The only paragraph of a cell is written without its element. */
async function cellHtml(cell: SerializedTableCellNode, row: number, nodesToHTML: NodesToHtml): Promise<string> {
  const [only, ...others] = cell.children as SerializedElementNode[];
  const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : cell.children;
  const html = (await nodesToHTML({ nodes })).join('');
  const spans = (['colSpan', 'rowSpan'] as const).map((name) => {
    const span = Number(cell[name] ?? 1);
    return span > 1 ? ` ${name.toLowerCase()}="${span}"` : '';
  });
  if (!cell.headerState) return `<td${spans.join('')}>${html}</td>`;
  const isOfColumn = cell.headerState & ROW && !(cell.headerState & COLUMN && row > 0);
  return `<th scope="${isOfColumn ? 'col' : 'row'}"${spans.join('')}>${html}</th>`;
}

/** How many rows at the top are headers of their columns; none where a cell of them reaches into the rows below. */
function headOf(rows: SerializedTableCellNode[][]): number {
  const firstOther = rows.findIndex((cells) => !cells.every(({ headerState }) => headerState & ROW));
  const head = firstOther === -1 ? 0 : firstOther;
  const isClosed = rows.slice(0, head).every((cells, row) => cells.every(({ rowSpan = 1 }) => row + rowSpan <= head));
  return isClosed ? head : 0;
}

const names = { fr: 'Tableau', en: 'Table' } as const;

/** Tables without classes and styles, in an element that scrolls with the keyboard where a table is wider than the screen. */
const tableIn = (locale: Locale): HTMLConverterAsync<SerializedTableNode> =>
  async function table({ node, nodesToHTML }) {
    const rows = (node.children as SerializedTableRowNode[]).map(
      ({ children }) => children as SerializedTableCellNode[],
    );
    const html = await Promise.all(
      rows.map(async (cells, row) => {
        const written = await Promise.all(cells.map((cell) => cellHtml(cell, row, nodesToHTML)));
        return `<tr>${written.join('')}</tr>`;
      }),
    );
    const head = html.splice(0, headOf(rows)).join('');
    const inside = `${head && `<thead>${head}</thead>`}<tbody>${html.join('')}</tbody>`;
    return `<div role="group" aria-label="${names[locale]}" tabindex="0"><table>${inside}</table></div>`;
  };

/**
 * How what editors can write becomes HTML without classes and styles, which the site gives. Nothing else is written: what is
 * stored came over the API, and may hold any node with any value.
 */
export const htmlConverters = (locale: Locale) =>
  ({
    ...ParagraphHTMLConverterAsync,
    ...LinebreakHTMLConverterAsync,
    ...TabHTMLConverterAsync,
    ...BlockquoteHTMLConverterAsync,
    text,
    list,
    heading: async ({ node, nodesToHTML }) => {
      // A line that was left empty, or with what cannot be seen.
      if (!isVisible(textOfNode(node))) return '';
      const tag = /^h[2-4]$/.test(node.tag) ? node.tag : 'h2';
      return `<${tag} id="${slugFrom(textOfNode(node))}">${(await nodesToHTML({ nodes: node.children })).join('')}</${tag}>`;
    },
    table: tableIn(locale),
    unknown: '',
  }) satisfies HTMLConvertersAsync;
