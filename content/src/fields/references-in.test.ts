import { type Field, flattenAllFields } from 'payload';
import { describe, expect, it } from 'vitest';
import { referencesIn } from './references-in.ts';

const upload = (name: string, rest: object = {}) => ({ name, type: 'upload', relationTo: 'media', ...rest }) as Field;

const waysOf = (fields: Field[], data: unknown) =>
  referencesIn(flattenAllFields({ fields }), data).map(({ id, path, localizedAt }) => [
    ...[id, path, localizedAt?.path ?? null],
  ]);

describe('referencesIn', () => {
  it('finds one file and several, as identifiers or documents', () => {
    const fields = [upload('image'), upload('gallery', { hasMany: true }), upload('poster'), upload('logo')];
    expect(waysOf(fields, { image: 1, gallery: [2, { id: 3 }], poster: null, logo: { id: 4 } })).toEqual([
      [1, 'image', null],
      [2, 'gallery', null],
      [3, 'gallery', null],
      [4, 'logo', null],
    ]);
  });

  it('looks into groups, rows, tabs and lists', () => {
    const fields: Field[] = [
      { type: 'row', fields: [upload('image')] },
      { type: 'collapsible', label: 'More', fields: [upload('plan')] },
      { type: 'group', label: 'Looks only', fields: [upload('logo')] },
      { name: 'seo', type: 'group', fields: [upload('shareImage')] },
      {
        type: 'tabs',
        tabs: [
          { label: 'Home', fields: [upload('cover')] },
          { name: 'legal', fields: [upload('stamp')] },
        ],
      },
      { name: 'people', type: 'array', fields: [{ type: 'row', fields: [upload('portrait')] }] },
    ];
    const data = {
      ...{ image: 1, plan: 2, logo: 3, seo: { shareImage: 4 }, cover: 5, legal: { stamp: 6 } },
      people: [{ portrait: 7 }, {}, { portrait: 8 }],
    };
    expect(waysOf(fields, data)).toEqual([
      [1, 'image', null],
      [2, 'plan', null],
      [3, 'logo', null],
      [4, 'seo.shareImage', null],
      [5, 'cover', null],
      [6, 'legal.stamp', null],
      [7, 'people.0.portrait', null],
      [8, 'people.2.portrait', null],
    ]);
  });

  it('looks into blocks, and names the field that each language has for itself', () => {
    const cards = { name: 'cards', type: 'array', fields: [upload('image')] } as Field;
    const blocks = [
      { slug: 'image', fields: [upload('image')] },
      { slug: 'cards', fields: [cards] },
    ];
    const fields: Field[] = [
      { name: 'home', type: 'group', fields: [{ name: 'body', type: 'blocks', localized: true, blocks }] },
    ];
    const body = [
      { blockType: 'image', image: 1 },
      { blockType: 'cards', cards: [{}, { image: 2 }] },
      { blockType: 'gone', image: 3 },
    ];
    expect(waysOf(fields, { home: { body } })).toEqual([
      [1, 'home.body.0.image', 'home.body'],
      [2, 'home.body.1.cards.1.image', 'home.body'],
    ]);
  });

  it('leaves out what the form does not show: the former target of a link', () => {
    const link = (to: string): Field =>
      upload(to, { admin: { condition: (_: object, link: { to?: string }) => link.to === to } });
    const cards: Field = {
      name: 'cards',
      type: 'array',
      fields: [
        {
          name: 'link',
          type: 'group',
          admin: { condition: ({ isPublic }, { hasLink }) => isPublic && hasLink },
          fields: [link('file'), link('other')],
        },
      ],
    };
    const data = (isPublic: boolean) => ({
      isPublic,
      cards: [
        { hasLink: true, link: { to: 'file', file: 1, other: 2 } },
        { hasLink: false, link: { to: 'file', file: 3 } },
      ],
    });
    expect(waysOf([cards], data(true))).toEqual([[1, 'cards.0.link.file', null]]);
    expect(waysOf([cards], data(false))).toEqual([]);
  });

  it('names the collection of a relation to several, and of a link', () => {
    const relationTo = ['news', 'pages'];
    const fields = [
      ...[
        { name: 'document', type: 'relationship', relationTo },
        { name: 'text', type: 'richText' },
      ],
      { name: 'author', type: 'relationship', relationTo: 'users' },
    ] as Field[];
    const link = { type: 'link', fields: { doc: { relationTo: 'pages', value: 3 } } };
    const text = { root: { children: [{ type: 'paragraph', children: [link] }] } };
    const found = referencesIn(flattenAllFields({ fields }), {
      ...{ document: { relationTo: 'news', value: { id: 2 } }, text, author: 4 },
    });
    expect(found.map(({ collection, id }) => [collection, id])).toEqual([
      ['news', 2],
      ['pages', 3],
      ['users', 4],
    ]);
  });

  it('reads each language of a document in all of them', () => {
    const blocks = [{ slug: 'image', labels: { singular: 'Picture', plural: 'Pictures' }, fields: [upload('image')] }];
    const fields = [upload('cover', { localized: true }), { name: 'body', type: 'blocks', localized: true, blocks }];
    const data = { cover: { fr: 1, en: null }, body: { fr: [], en: [{ blockType: 'image', image: 2 }] } };
    const found = referencesIn(flattenAllFields({ fields: fields as Field[] }), data);
    expect(found.map(({ id, locale, labels }) => [id, locale, labels])).toEqual([
      [1, 'fr', ['cover']],
      [2, 'en', ['body', 'Picture', 'image']],
    ]);
  });

  it('finds nothing where nothing is filled in', () => {
    const fields = [upload('image'), { name: 'seo', type: 'group', fields: [upload('shareImage')] } as Field];
    expect(waysOf(fields, {})).toEqual([]);
    expect(waysOf(fields, { image: '' })).toEqual([]);
    expect(waysOf(fields, null)).toEqual([]);
  });
});
