import { expect, it } from 'vitest';
import { body } from '../documents/block-documents.ts';
import { type BlockReads, headingsOf, toBlocks } from './translate-blocks.ts';

const nothing: BlockReads = {
  list: async () => ({ of: 'news', items: [] }),
  schoolFacts: async () => ({ qualiopi: null, disabilityContact: null, financing: [], instalments: 1 }),
};

it('gives every heading of a page an anchor of its own, in the order of the page', async () => {
  const blocks = await toBlocks(
    [
      {
        blockType: 'rich-text',
        id: 'a',
        textHtml: '<h2 id="acces">Accès</h2><p>…</p><h2 id="acces">Accès &amp; parking</h2>',
      },
      { blockType: 'key-figures', id: 'b', heading: 'Accès', figures: [] },
      { blockType: 'steps', id: 'c', heading: '', steps: [] },
    ],
    'fr',
    nothing,
  );
  expect(headingsOf(blocks)).toEqual([
    { id: 'acces', text: 'Accès' },
    { id: 'acces-2', text: 'Accès & parking' },
    { id: 'acces-3', text: 'Accès' },
  ]);
});

it('writes a heading of two lines in one in the summary', async () => {
  const textHtml =
    '<h2 id="nos-ateliers-a-paris">Nos <em>atel</em>iers<br />à Paris\u00a0:</h2><h2 id="acces">Accès</h2>';
  const blocks = await toBlocks([{ blockType: 'rich-text', id: 'a', textHtml }], 'fr', nothing);
  expect(headingsOf(blocks).map(({ text }) => text)).toEqual(['Nos ateliers à Paris\u00a0:', 'Accès']);
});

it('gives no heading the id of something else on the page', async () => {
  const blocks = await toBlocks(
    [
      { blockType: 'rich-text', id: 'a', textHtml: '<h2 id="content">Content</h2><h2 id="top">Top</h2>' },
      { blockType: 'key-figures', id: 'b', heading: 'Content', figures: [] },
      { blockType: 'key-figures', id: 'c', heading: 'Campus gallery', figures: [] },
    ],
    'en',
    nothing,
  );
  expect(headingsOf(blocks).map(({ id }) => id)).toEqual(['content-2', 'top-2', 'content-3', 'campus-gallery-2']);
});

it('gives the headings of the summary their anchors first: those within texts and answers stand back', async () => {
  const blocks = await toBlocks(
    [
      {
        blockType: 'rich-text',
        id: 'a',
        textHtml: '<h3 id="frais">Frais</h3><h2 id="frais">Frais</h2><h4 id="">🎨</h4>',
      },
      {
        blockType: 'accordion',
        id: 'b',
        heading: '',
        items: [{ question: 'Q', answerHtml: '<h3 id="frais">Frais</h3>' }],
      },
    ],
    'fr',
    nothing,
  );
  expect(headingsOf(blocks)).toEqual([{ id: 'frais', text: 'Frais' }]);
  expect(JSON.stringify(blocks).match(/id=\\"[^"\\]*/g)).toEqual(
    ['frais-2', 'frais', 'section', 'frais-3'].map((id) => `id=\\"${id}`),
  );
});

it('drops sections whose pictures are gone, and links that lead nowhere', async () => {
  const blocks = await toBlocks(
    [
      { blockType: 'image', id: 'a', image: null, caption: '', wide: false },
      { blockType: 'gallery', id: 'b', heading: '', images: [] },
      {
        blockType: 'cards',
        id: 'c',
        heading: '',
        cards: [
          {
            title: 'Une carte',
            text: '',
            image: null,
            hasLink: true,
            link: {
              to: 'document',
              document: { relationTo: 'pages', value: null },
              screen: null,
              file: null,
              address: null,
            },
            linkLabel: 'Lire',
          },
        ],
      },
    ],
    'fr',
    nothing,
  );
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({ kind: 'cards', cards: [{ title: 'Une carte', link: null }] });
});

it.each([
  [2.5, 2],
  [0.5, 1],
  [12, 12],
  [null, 6],
])('asks for a whole number of documents where %s is stored', async (limit, asked) => {
  const limits: number[] = [];
  const list: BlockReads['list'] = async (of, most) => {
    limits.push(most);
    return nothing.list(of, most);
  };
  await toBlocks([{ blockType: 'list', id: 'a', heading: '', of: 'news', limit }], 'fr', { ...nothing, list });
  expect(limits).toEqual([asked]);
});

it('has no heading in the summary for a section whose own has nothing that can be seen', async () => {
  const section = (heading: string) => ({ blockType: 'key-figures', id: 'a', heading, figures: [] });
  const documents = body.parse([section(' '), section('\u00a0\u200b'), section(' Accès\u00a0')]);
  expect(headingsOf(await toBlocks(documents, 'fr', nothing))).toEqual([{ id: 'acces', text: 'Accès' }]);
});

it('leaves out a section of the school’s facts where the school has said none', async () => {
  const section = { blockType: 'school-facts' as const, id: 'a', heading: 'Financer ses études' };
  expect(await toBlocks([section], 'fr', nothing)).toEqual([]);
  const facts = {
    ...(await nothing.schoolFacts()),
    financing: [{ kind: 'loan' as const, title: 'Prêt', text: 'Garanti' }],
  };
  expect(await toBlocks([section], 'fr', { ...nothing, schoolFacts: async () => facts })).toMatchObject([
    { kind: 'school-facts', heading: 'Financer ses études', facts },
  ]);
});
