import { type Field, flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import { filledFrom } from './fill-language.ts';

const text = (name: string, localized = false): Field => ({ name, type: 'text', localized });
const fields = flattenAllFields({
  fields: [
    text('title', true),
    text('summary', true),
    text('phone'),
    { name: 'seo', type: 'group', fields: [text('description', true)] },
    { name: 'people', type: 'array', fields: [text('name'), text('role', true)] },
    {
      name: 'body',
      type: 'blocks',
      localized: true,
      blocks: [
        { slug: 'quote', fields: [text('text'), text('author')] },
        {
          slug: 'steps',
          fields: [text('heading'), { name: 'steps', type: 'array', fields: [text('title')] }],
        },
      ],
    },
  ],
});
const filled = (from: object, to: object) => filledFrom(fields, { ...from }, { ...to });

it('fills what is empty, within groups and rows too, and leaves the rest', () => {
  const person = (id: string, name: string, role: string | null) => ({ id, name, role });
  const french = {
    ...{ title: 'Titre', summary: 'Chapô', phone: '01', seo: { description: 'Une page' } },
    people: [person('a', 'Ada', 'Directrice'), person('b', 'Bea', 'Enseignante')],
  };
  const english = {
    ...{ title: 'Title', summary: '', phone: '02', seo: { description: null } },
    people: [person('b', 'Bea', null), person('c', 'Cid', null), person('a', 'Ada', 'Head')],
  };
  expect(filled(french, english)).toMatchObject({
    ...{ title: 'Title', summary: 'Chapô', phone: '02', seo: { description: 'Une page' } },
    people: [person('b', 'Bea', 'Enseignante'), { id: 'c', name: 'Cid' }, person('a', 'Ada', 'Head')],
  });
});

it('leaves a body that has sections, whichever and however many the other language has', () => {
  const french = [{ id: 'a', blockType: 'steps', heading: 'Nos étapes', steps: [] }];
  const english = [
    { id: 'b', blockType: 'steps', heading: null, steps: [] },
    { id: 'c', blockType: 'quote', text: 'Words', author: null },
  ];
  for (const body of [french, [], null, undefined]) expect(filled({ body }, { body: english }).body).toEqual(english);
});

it('copies a body into an empty one, with rows of its own', () => {
  const body = [{ id: 'a', blockType: 'steps', heading: 'Nos étapes', steps: [{ id: 'b', title: 'Un' }] }];
  const copy = [{ blockType: 'steps', heading: 'Nos étapes', steps: [{ title: 'Un' }] }];
  for (const empty of [[], null, undefined]) expect(filled({ body }, { body: empty }).body).toEqual(copy);
});
