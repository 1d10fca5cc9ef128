import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { tidyPasted } from './tidy-pasted.ts';

/** What becomes of pasted HTML, without the spaces between elements. */
function tidied(html: string): string {
  const { document } = new Window();
  document.write(`<!doctype html><html><body>${html}</body></html>`);
  tidyPasted(document as unknown as Document);
  return document.body.innerHTML.replaceAll(/>\s+</g, '><').trim();
}

/** A list item as Word for desks writes it. */
const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

const bare = (html: string) =>
  html.replaceAll(/<!--[\s\S]*?-->|<span[^>]*><\/span>| class="[^"]*"| style="[^"]*"/g, '');

test.each([
  ['bullets', item('Un', '·') + item('Deux', '·'), '<ul><li>Un</li><li>Deux</li></ul>'],
  ['numbers', item('Un', '1.') + item('Deux', '2.'), '<ol><li>Un</li><li>Deux</li></ol>'],
  ['letters with a bracket', item('Un', 'a)'), '<ol><li>Un</li></ol>'],
  ['numbers that go on after a paragraph', `${item('Trois', '3.')}`, '<ol start="3"><li>Trois</li></ol>'],
  [
    'a level below and back',
    item('Un', '·') + item('Sous un', 'o', 2) + item('Deux', '·'),
    '<ul><li>Un<ul><li>Sous un</li></ul></li><li>Deux</li></ul>',
  ],
  ['bullets, then numbers', item('Un', '·') + item('Deux', '1.'), '<ul><li>Un</li></ul><ol><li>Deux</li></ol>'],
  [
    'lists around a paragraph',
    `${item('Un', '·')}<p class=MsoNormal>Entre</p>${item('Deux', '·')}`,
    '<ul><li>Un</li></ul><p>Entre</p><ul><li>Deux</li></ul>',
  ],
])('lists of Word for desks: %s', (_, pasted, expected) => {
  expect(bare(tidied(pasted))).toBe(expected);
});

test('lists of Word on the web, a container for each item', () => {
  const contained = (text: string, level: number, tag = 'ul', start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} start="${start}"><li data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`;
  const pasted = contained('Un', 1) + contained('Sous un', 2) + contained('Deux', 1) + contained('Trois', 1, 'ol', 4);
  expect(bare(tidied(pasted))).toBe(
    '<ul><li>Un<ul><li>Sous un</li></ul></li><li>Deux</li></ul><ol start="4"><li>Trois</li></ol>',
  );
});

test.each([
  ['a title, then parts', '<h1>A</h1><h2>B</h2><h3>C</h3>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['parts only', '<h2>A</h2><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
  ['levels that the site does not have', '<h4>A</h4><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
  [
    'of Word on the web',
    '<p role="heading" aria-level="1">A</p><p role="heading" aria-level="2">B</p>',
    '<h2>A</h2><h3>B</h3>',
  ],
  ['numbered by Word', '<h2 style="mso-list:l0 level1"><span style="mso-list:Ignore">1.</span>A</h2>', '<h2>A</h2>'],
])('headings: %s', (_, pasted, expected) => {
  expect(bare(tidied(pasted)).replaceAll(/ (role|aria-level)="[^"]*"/g, '')).toBe(expected);
});

const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

test.each([
  [
    'a first row in bold',
    table('<td><p><b>Année</b></p></td><td><b>Frais </b></td>', '<td>1</td><td>2</td>'),
    table('<th><p>Année</p></th><th>Frais </th>', '<td>1</td><td>2</td>'),
  ],
  [
    'one cell of the first row in bold',
    table('<td><b>Année</b></td><td>Frais</td>', '<td>1</td><td>2</td>'),
    table('<td><b>Année</b></td><td>Frais</td>', '<td>1</td><td>2</td>'),
  ],
  ['a single row in bold', table('<td><b>Année</b></td>'), table('<td><b>Année</b></td>')],
  [
    'a head',
    '<table><thead><tr><td>Année</td></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>Année</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('headers of tables: %s', (_, pasted, expected) => {
  expect(tidied(pasted)).toBe(expected);
});

test('drops paragraphs that hold nothing but a space, but none of a cell', () => {
  expect(tidied(`<p>Un</p><p>&nbsp;</p><p>Deux</p>${table('<td><p>&nbsp;</p></td>')}`)).toBe(
    `<p>Un</p><p>Deux</p>${table('<td><p>&nbsp;</p></td>')}`,
  );
});
