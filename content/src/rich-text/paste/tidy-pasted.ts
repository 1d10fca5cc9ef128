import { rename } from './rename-element.ts';
import { rebuildWordLists } from './word-lists.ts';

/** The levels of headings that texts of the site have: the first is the title of the page. */
const highest = 2;
const lowest = 4;

/** Moves all headings one level down where one is a title, and none out of the levels of the site. */
function orderHeadings(document: Document): void {
  // Word on the web writes its headings as paragraphs with a role.
  for (const paragraph of document.querySelectorAll('[role="heading"][aria-level]')) {
    rename(paragraph, `h${Math.min(Number(paragraph.getAttribute('aria-level')) || lowest, 6)}`);
  }
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const down = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1)) + down;
    rename(heading, `h${Math.max(highest, Math.min(level, lowest))}`);
  }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Whether all text of a cell is bold. */
function isBold(cell: Element): boolean {
  const bold = withoutSpaces([...cell.querySelectorAll('b, strong')].map((part) => part.textContent).join(''));
  return bold !== '' && bold === withoutSpaces(cell.textContent);
}

/** Headers of tables as such: those of a head, and a first row that is all bold, because most tables of Word have no other mark. */
function markHeaders(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    const [first, ...others] = table.rows;
    const isHead = first && others.length > 0 && [...first.cells].every(isBold);
    const cells = [...table.querySelectorAll('thead td'), ...(isHead ? first.cells : [])];
    for (const cell of cells) if (cell.tagName === 'TD') rename(cell, 'th');
    for (const header of table.querySelectorAll('th')) {
      // Where a header stands says what it belongs to.
      header.removeAttribute('scope');
      for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    }
  }
}

/** Removes paragraphs that are there for their height only, but not from cells, which need one. */
function dropEmptyParagraphs(document: Document): void {
  for (const paragraph of document.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.closest('td, th')) paragraph.remove();
  }
}

/**
 * Puts HTML from the clipboard in order for the editor: lists of Word as lists, headings at the levels of the site, headers of
 * tables marked, no empty paragraphs.
 * @param document parsed, not shown: it can hold anything, and the editor takes from it only the nodes that it knows
 */
export function tidyPasted(document: Document): void {
  rebuildWordLists(document);
  orderHeadings(document);
  markHeaders(document);
  dropEmptyParagraphs(document);
}
