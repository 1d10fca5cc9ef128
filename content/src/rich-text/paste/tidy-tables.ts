import { rename } from './rename-element.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Whether an element is bold by itself: by its name, or by its style (spreadsheets, Google Docs, Word on the web). */
function isBoldElement(element: Element): boolean {
  const [, weight = ''] = /font-weight:\s*(bold|\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (weight) return weight.toLowerCase() === 'bold' || Number(weight) >= 600;
  return element.tagName === 'B' || element.tagName === 'STRONG';
}

/** Whether all text of a cell is bold. */
function isBold(cell: Element): boolean {
  if (isBoldElement(cell)) return true;
  const bold = [...cell.querySelectorAll('*')].filter((part) => {
    // Google Docs puts a <b> around the whole clipboard.
    const around = part.parentElement?.closest('b, strong');
    return isBoldElement(part) && !(around && cell.contains(around));
  });
  return withoutSpaces(bold.map((part) => part.textContent).join('')) === withoutSpaces(cell.textContent);
}

/** Puts the content of the cells of a table in its place, for tables that only arrange a page. */
function unwrap(table: Element): void {
  const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
  table.replaceWith(...cells.map((cell) => rename(cell, 'div')));
}

/** Headings of cells as bold text: those of a page are beside its tables. */
function dropHeadings(table: Element): void {
  for (const heading of table.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const bold = heading.ownerDocument.createElement('b');
    bold.append(...heading.childNodes);
    rename(heading, 'p').append(bold);
  }
}

/**
 * Headers as such: those of a head, and a first row whose words are all bold, because most tables of Word have no other mark. Its
 * corner may be empty.
 */
function markHeaders(table: HTMLTableElement): void {
  const [first, ...others] = table.rows;
  const written = [...(first?.cells ?? [])].filter((cell) => cell.textContent.trim() !== '');
  const isHead = first && others.length > 0 && written.length > 0 && written.every(isBold);
  const cells = [...table.querySelectorAll('thead td'), ...(isHead ? first.cells : [])];
  for (const cell of cells) if (cell.tagName === 'TD') rename(cell, 'th');
  for (const header of table.querySelectorAll('th')) {
    // Where a header stands says what it belongs to.
    header.removeAttribute('scope');
    for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  }
}

/**
 * Tables as the editor can hold them: none within another or of a single cell, captions before their table, headers marked, no
 * headings in cells.
 * @param isInTable whether they are pasted into a cell: then only a table by itself stays one, whose cells the editor fills in
 */
export function tidyTables(document: Document, isInTable: boolean): void {
  const isAlone = (table: Element) => withoutSpaces(document.body.textContent) === withoutSpaces(table.textContent);
  for (const table of document.querySelectorAll('table')) {
    const isLayout = table.querySelector('table') !== null || table.querySelectorAll('td, th').length < 2;
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
    if (isLayout || (isInTable && !isAlone(table))) unwrap(table);
    else {
      dropHeadings(table);
      markHeaders(table);
    }
  }
}
