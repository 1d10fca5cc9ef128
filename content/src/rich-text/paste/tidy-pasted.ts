import { rename } from './rename-element.ts';
import { tidyTables } from './tidy-tables.ts';
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

/** Takes away links that lead nowhere: bookmarks and their links to each other, as Word writes them for its headings and notes. */
function dropBookmarks(document: Document): void {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (href === '' || href.startsWith('#_')) link.replaceWith(...link.childNodes);
  }
}

const isList = (element: Element | null) => element?.tagName === 'UL' || element?.tagName === 'OL';

/** Whether it stands between two lists, which the editor would make one of without it. */
const separatesLists = (element: Element) =>
  isList(element.previousElementSibling) && isList(element.nextElementSibling);

/** Removes paragraphs that are there for their height only; but not from cells, which need one, and not between two lists. */
function dropEmptyParagraphs(document: Document): void {
  for (const paragraph of document.querySelectorAll('p')) {
    const isKept = separatesLists(paragraph) || paragraph.closest('td, th');
    if (paragraph.textContent.trim() === '' && !isKept) paragraph.remove();
  }
}

const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre';
/** Whether it is a block, or is around some: Google Docs puts a `<b>` around the whole clipboard. */
const isBlock = (node: ChildNode) =>
  node.nodeType === 1 && ((node as Element).matches(blocks) || (node as Element).querySelector(blocks) !== null);
const isBlank = (node: ChildNode) =>
  node.nodeName === 'BR' || node.nodeName === '#comment' || (node.nodeName === '#text' && !node.textContent?.trim());

/** Removes line breaks that stand beside blocks alone: Google Docs writes a blank line so. Two lists stay two. */
function dropBlankLines(document: Document): void {
  for (const lineBreak of document.querySelectorAll('br')) {
    if (separatesLists(lineBreak) || lineBreak.closest('p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre'))
      continue;
    const beside = [...(lineBreak.parentNode?.childNodes ?? [])].filter((node) => node === lineBreak || !isBlank(node));
    const place = beside.indexOf(lineBreak);
    const [before, after] = [beside[place - 1], beside[place + 1]];
    if ((!before || isBlock(before)) && (!after || isBlock(after))) lineBreak.remove();
  }
}

/**
 * Puts HTML from the clipboard in order for the editor: lists of Word as lists, headings at the levels of the site, tables as the
 * editor can hold them, no empty paragraphs or blank lines, no bookmarks.
 * @param document parsed, not shown: it can hold anything, and the editor takes from it only the nodes that it knows
 * @param isInTable whether it is pasted into a table
 */
export function tidyPasted(document: Document, isInTable: boolean): void {
  dropBookmarks(document);
  rebuildWordLists(document);
  tidyTables(document, isInTable);
  orderHeadings(document);
  dropEmptyParagraphs(document);
  dropBlankLines(document);
}
