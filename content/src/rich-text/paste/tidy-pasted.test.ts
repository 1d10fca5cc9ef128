import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { tidyPasted } from './tidy-pasted.ts';

/** What becomes of pasted HTML, without the spaces between elements. */
function tidied(html: string, isInTable = false): string {
  const { document } = new Window();
  document.write(`<!doctype html><html><body>${html}</body></html>`);
  tidyPasted(document as unknown as Document, isInTable);
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
  [
    'numbers of several levels',
    item('Deux', '2.') + item('Sous deux', '2.1.', 2),
    '<ol start="2"><li>Deux<ol><li>Sous deux</li></ol></li></ol>',
  ],
  ['numbers with a degree sign', item('Un', '1°'), '<ol><li>Un</li></ol>'],
  [
    'a run that begins below',
    item('Un', '·', 2) + item('Deux', '·') + item('Sous deux', '·', 2),
    '<ul><li>Un</li><li>Deux<ul><li>Sous deux</li></ul></li></ul>',
  ],
  [
    'levels that are left out',
    item('Un', '·') + item('Sous un', '·', 3) + item('Deux', '·', 2),
    '<ul><li>Un<ul><li>Sous un</li></ul><ul><li>Deux</li></ul></li></ul>',
  ],
  [
    'a list, a gap, a list',
    `${item('Un', '1.')}<p>&nbsp;</p>${item('Un', '1.')}`,
    '<ol><li>Un</li></ol><p>&nbsp;</p><ol><li>Un</li></ol>',
  ],
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

test('words before an item stay in its text', () => {
  expect(tidied(item('Durée', 'Article 3')).replaceAll(/<[^>]*>|&nbsp;|\s/g, '')).toBe('Article3Durée');
});

test('a container of Word on the web with several items and paragraphs keeps them all', () => {
  const pasted = '<div class="ListContainerWrapper"><ol><li><p>Un</p><p>encore</p></li><li><p>Deux</p></li></ol></div>';
  expect(tidied(pasted)).toBe('<ol><li>Un<br>encore</li><li>Deux</li></ol>');
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
  [
    'a single row in bold',
    table('<td><b>Année</b></td><td><b>Frais</b></td>'),
    table('<td><b>Année</b></td><td><b>Frais</b></td>'),
  ],
  [
    'a first row in bold with an empty corner',
    table('<td><p>&nbsp;</p></td><td><b>Frais</b></td>', '<td><b>1re année</b></td><td>2</td>'),
    table('<th><p>&nbsp;</p></th><th>Frais</th>', '<td><b>1re année</b></td><td>2</td>'),
  ],
  [
    'an empty first row',
    table('<td></td><td></td>', '<td>1</td><td>2</td>'),
    table('<td></td><td></td>', '<td>1</td><td>2</td>'),
  ],
  [
    'a head',
    '<table><thead><tr><td>Année</td></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>Année</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('headers of tables: %s', (_, pasted, expected) => {
  expect(tidied(pasted)).toBe(expected);
});

test.each([
  ['its caption', `<table><caption>Frais</caption><tr><td>1</td><td>2</td></tr></table>`, /^<p>Frais<\/p><table>/],
  ['headings in its cells', table('<td><h2>Un</h2></td><td>Deux</td>'), /<td><p><b>Un<\/b><\/p><\/td>/],
  [
    'bold by style',
    table('<td style="font-weight:700">A</td><td><span style="font-weight:bold">B</span></td>', '<td>1</td><td>2</td>'),
    /<th[^>]*>A<\/th><th>/,
  ],
  [
    'bold by style, within the element around all that Google Docs copies',
    `<b style="font-weight:normal" id="docs-internal-guid-1">${table(
      '<td><p><span style="font-weight:700">A</span></p></td><td><span style="font-weight:700">B</span></td>',
      '<td>1</td><td>2</td>',
    )}</b>`,
    /<th>.*A.*<\/th><th>.*B.*<\/th>.*<td>1<\/td>/,
  ],
  [
    'a table inside',
    table(`<td>${table('<td>Un</td><td>Deux</td>')}</td><td>Trois</td>`),
    /^<div><table>.*<\/table><\/div><div>Trois<\/div>$/,
  ],
  ['a page in it', table('<td><h2>Un</h2><p>Deux</p></td>'), /^<div><h2>Un<\/h2><p>Deux<\/p><\/div>$/],
  ['a single cell', table('<td>Un</td>'), /^<div>Un<\/div>$/],
])('a table with %s', (_, pasted, expected) => {
  expect(tidied(pasted)).toMatch(expected);
});

test('into a cell, a table by itself stays one, one amid text becomes text', () => {
  const inner = table('<td>Un</td><td>Deux</td>');
  expect(tidied(inner, true)).toBe(inner);
  expect(tidied(`<p>Texte</p>${inner}`, true)).toBe('<p>Texte</p><div>Un</div><div>Deux</div>');
});

test('takes over no attribute that a script cannot set', () => {
  expect(tidied('<h1 @click="x" style="color:red">Un</h1>')).toBe('<h2 style="color:red">Un</h2>');
});

test('drops bookmarks and links to them, which Word writes for headings and notes, and keeps their words', () => {
  const pasted =
    '<h2><a name="_Toc123">Un</a></h2><p>Deux<a href="#_ftn1" name="_ftnref1">[1]</a> <a href="/trois">trois</a></p>';
  expect(tidied(pasted)).toBe('<h2>Un</h2><p>Deux[1] <a href="/trois">trois</a></p>');
});

test.each([
  [
    'between paragraphs',
    '<p>Un</p><br><p>Deux</p><br><br><h2>Trois</h2><br class="Apple-interchange-newline">',
    '<p>Un</p><p>Deux</p><h2>Trois</h2>',
  ],
  [
    'within the element around all',
    '<b id="docs-internal-guid-1"><p>Un</p><br><p>Deux</p></b><br>',
    '<b id="docs-internal-guid-1"><p>Un</p><p>Deux</p></b>',
  ],
  ['in words', '<p>Un<br>Deux</p>Trois<br>Quatre', '<p>Un<br>Deux</p>Trois<br>Quatre'],
  ['between lists', '<ul><li>Un</li></ul><br><ul><li>Deux</li></ul>', '<ul><li>Un</li></ul><br><ul><li>Deux</li></ul>'],
])('blank lines %s', (_, pasted, expected) => {
  expect(tidied(pasted)).toBe(expected);
});

test('drops paragraphs that hold nothing but a space, but none of a cell', () => {
  expect(tidied(`<p>Un</p><p>&nbsp;</p><p>Deux</p>${table('<td><p>&nbsp;</p></td><td>1</td>')}`)).toBe(
    `<p>Un</p><p>Deux</p>${table('<td><p>&nbsp;</p></td><td>1</td>')}`,
  );
});
