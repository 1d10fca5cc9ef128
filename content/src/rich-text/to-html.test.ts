import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { expect, test } from 'vitest';
import { richTextToHtml } from './to-html.ts';

type Node = { type: string; children?: Node[]; [field: string]: unknown };

const node = (type: string, more: object): Node => ({
  type,
  format: '',
  indent: 0,
  version: 1,
  direction: null,
  ...more,
});
const text = (words: string, format = 0) => node('text', { detail: 0, format, mode: 'normal', style: '', text: words });
const paragraph = (...children: Node[]) => node('paragraph', { textFormat: 0, children });
const item = (...children: Node[]) => node('listitem', { value: 1, children });
const list = (tag: string, children: Node[], start = 1) =>
  node('list', { tag, listType: tag === 'ol' ? 'number' : 'bullet', start, children });
const cell = (words: string, headerState = 0, more: object = {}) =>
  node('tablecell', { headerState, colSpan: 1, rowSpan: 1, children: [paragraph(text(words))], ...more });
const row = (...children: Node[]) => node('tablerow', { children });

/** The HTML of nodes that link to no document. */
const htmlOf = (children: Node[], locale: 'fr' | 'en' = 'fr') =>
  richTextToHtml(
    { root: node('root', { children }) } as unknown as SerializedEditorState,
    locale,
    async () => undefined,
  );

test.each([
  ['bold and italic', 3, '<em><strong>a &lt; b</strong></em>'],
  ['superscript', 64, '<sup>a &lt; b</sup>'],
  ['underlined, which would look like a link', 8, 'a &lt; b'],
  ['struck through, which the editor does not offer', 4, 'a &lt; b'],
])('a text that is %s', async (_, format, expected) => {
  expect(await htmlOf([paragraph(text('a < b', format))])).toBe(`<p>${expected}</p>`);
});

test('a list below an item stands inside of it, and has no item of its own', async () => {
  const nested = list('ul', [item(text('Un')), item(list('ol', [item(text('Sous un'))])), item(text('Deux'))]);
  expect(await htmlOf([nested])).toBe('<ul><li>Un<ol><li>Sous un</li></ol></li><li>Deux</li></ul>');
});

test('a numbered list goes on from the number that it starts with', async () => {
  expect(await htmlOf([list('ol', [item(text('Trois'))], 3)])).toBe('<ol start="3"><li>Trois</li></ol>');
});

test('the anchor of a heading of two lines has all of its words', async () => {
  const children = [text('Nos ateliers'), node('linebreak', {}), text('à Paris')];
  expect(await htmlOf([node('heading', { tag: 'h2', children })])).toMatch(/^<h2 id="nos-ateliers-a-paris">/);
});

test('a heading without a word is left out: the summary would have a link without a name', async () => {
  const heading = (words: string) => node('heading', { tag: 'h2', children: [text(words)] });
  expect(await htmlOf([heading(''), heading(' \u00a0\u200b'), heading('Frais')])).toBe('<h2 id="frais">Frais</h2>');
});

test.each([
  ['a document that is not there, in a new tab', { linkType: 'internal', newTab: true }, 'Doc'],
  [
    'a host without its scheme',
    { linkType: 'custom', url: 'www.onisep.fr' },
    '<a href="https://www.onisep.fr">Doc</a>',
  ],
  [
    'a URL that was stored encoded',
    { linkType: 'custom', url: '%2Fcampus%3Fa%3Db.c' },
    '<a href="/campus?a=b.c">Doc</a>',
  ],
])('a link to %s', async (_, fields, html) => {
  expect(await htmlOf([paragraph(node('link', { fields, children: [text('Doc')] }))])).toBe(`<p>${html}</p>`);
});

test('a table says which headers are of its columns and which of its rows', async () => {
  const table = node('table', {
    children: [row(cell('Année', 3), cell('Frais', 1)), row(cell('1re', 2), cell('7 200 €', 0, { rowSpan: 2 }))],
  });
  const html = (name: string) =>
    `<div role="group" aria-label="${name}" tabindex="0"><table><thead><tr><th scope="col">Année</th><th scope="col">Frais</th></tr></thead>` +
    '<tbody><tr><th scope="row">1re</th><td rowspan="2">7 200 €</td></tr></tbody></table></div>';
  expect(await htmlOf([table])).toBe(html('Tableau'));
  expect(await htmlOf([table], 'en')).toBe(html('Table'));
});

test('the paragraphs of a cell stay where it has several', async () => {
  const cellOfTwo = node('tablecell', { headerState: 0, children: [paragraph(text('Un')), paragraph(text('Deux'))] });
  expect(await htmlOf([node('table', { children: [row(cellOfTwo)] })])).toContain('<td><p>Un</p><p>Deux</p></td>');
});

test.each(['link', 'autolink'])('a %s leads to its URL, which no script can be', async (type) => {
  const to = (url: string) => paragraph(node(type, { fields: { linkType: 'custom', url }, children: [text('ici')] }));
  expect(await htmlOf([to('https://exemple.example/?a="b')])).toBe(
    '<p><a href="https://exemple.example/?a=&quot;b">ici</a></p>',
  );
  expect(await htmlOf([to('javascript:alert(1)')])).not.toContain('javascript');
});

const script = '"><script>alert(1)</script>';

test.each([
  ['the tag of a list', node('list', { tag: `ul${script}`, start: script, children: [item(text('Un'))] })],
  ['the tag of a heading', node('heading', { tag: `h2${script}`, children: [text('Un')] })],
  ['a cell', node('table', { children: [row(cell('Un', script as never, { colSpan: script, rowSpan: script }))] })],
  ['a cell outside of a table', node('tablecell', { headerState: script, children: [] })],
  [
    'a node that the editor does not have',
    node('upload', { fields: { alt: script }, value: { url: script, alt: script } }),
  ],
  [
    'an alignment and a style',
    node('paragraph', { format: script, children: [node('text', { text: 'Un', format: 0, style: script })] }),
  ],
])('no value of %s becomes markup', async (_, hostile) => {
  expect(await htmlOf([hostile])).not.toContain('<script');
});

test('headers of two rows make one head, and none where a cell reaches into the rows below', async () => {
  const head = [row(cell('Année', 1, { rowSpan: 2 }), cell('Frais', 1)), row(cell('UE', 1))];
  const body = row(cell('1re', 2), cell('7 200 €'));
  expect(await htmlOf([node('table', { children: [...head, body] })])).toMatch(
    /<thead>(<tr>.*){2}<\/thead><tbody><tr><th scope="row">1re/,
  );
  const open = await htmlOf([node('table', { children: [head[0] as Node, body] })]);
  expect(open).not.toContain('<thead>');
});

test('the first cell of a table with headers of rows alone is one of them', async () => {
  expect(await htmlOf([node('table', { children: [row(cell('UE', 2), cell('1'))] })])).toContain('<th scope="row">UE');
});

const linked = paragraph(
  text('Voir '),
  node('link', {
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 7 } },
    children: [text('la page')],
  }),
);
const withLink = { root: node('root', { children: [linked] }) } as unknown as SerializedEditorState;

test('a link to a document that may not be read is its words alone', async () => {
  const refused = Promise.reject(Object.assign(new Error('Forbidden'), { status: 403 }));
  expect(await richTextToHtml(withLink, 'fr', () => refused)).toBe('<p>Voir la page</p>');
});

test('a document that could not be read fails the text, which would else lack a link and pass for the whole', async () => {
  const away = Promise.reject(new Error('connect ECONNREFUSED'));
  await expect(richTextToHtml(withLink, 'fr', () => away)).rejects.toThrow('connect ECONNREFUSED');
});
