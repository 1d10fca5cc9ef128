import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { ContentUnavailable } from '../errors.ts';
import { readCrmActions } from '../readers/crm-links.ts';
import { readBySlug, readList } from '../readers/read-list.ts';
import { type DocumentType, listOf } from './document-fields.ts';
import { courseSummaryDocument, eventDocument, pageDocument } from './published-documents.ts';
import { menuDocument, schoolDocument } from './school-documents.ts';

const parse = <T extends DocumentType>(document: T, ...docs: object[]) => listOf(document).parse({ docs });

test('a network, a section and a link of a newer content service are left out, the rest of their document stays', () => {
  const network = (type: string) => ({ id: type, type, url: 'https://reseau.example' });
  const school = { id: 1, name: 'École', namespace: 'ecole', social: [network('instagram'), network('later')] };
  expect(parse(schoolDocument, school).docs[0]?.social.map(({ type }) => type)).toEqual(['instagram']);

  const quote = { blockType: 'quote', id: 'q', text: 'Bonjour' };
  const page = { id: 1, title: 'Page', slug: 'page', body: [{ blockType: 'later', id: 'l' }, quote] };
  expect(parse(pageDocument, page).docs[0]?.body.map(({ id }) => id)).toEqual(['q']);

  const item = (id: string, link: object) => ({ blockType: 'menu-item', id, label: id, link });
  const menu = {
    id: 1,
    slug: 'main',
    body: [
      item('anchor', { to: 'later' }),
      item('kept', { to: 'address', address: '/x' }),
      item('collection', { to: 'document', document: { relationTo: 'later', value: 3 } }),
    ],
  };
  expect(parse(menuDocument, menu).docs[0]?.body.map(({ id }) => id)).toEqual(['kept']);
});

const course = { id: 1, title: 'Cours', slug: 'cours', family: 'foundation', level: 'foundation', duration: 12 };
const newer = { ...course, id: 2, slug: 'plus-tard', family: 'later' };
const contentOf = (...docs: object[]) =>
  ({
    content: { get: async (_path: string, _query: object, schema: DocumentType) => schema.parse({ docs }) },
    now: () => new Date(),
  }) as unknown as Parameters<typeof readBySlug>[0];

test('a document of a newer family is left out of lists, and its page is not there for now: 404 would take it out of search engines', async () => {
  const list = await readList(contentOf(course, newer), 'courses', 'fr', {}, courseSummaryDocument);
  expect(list).toMatchObject({ docs: [{ id: 1 }], unknownIds: [2], lastId: 2 });
  const one = readBySlug(contentOf(newer), 'courses', 'fr', 'plus-tard', courseSummaryDocument);
  await expect(one).rejects.toThrow(ContentUnavailable);
  expect(await readBySlug(contentOf(), 'courses', 'fr', 'plus-tard', courseSummaryDocument)).toBeNull();
});

test('an action of a newer content service is left out', async () => {
  const all = Object.fromEntries([...actions, 'later'].map((action) => [action, [{ name: 'Cours', slug: 'cours' }]]));
  const context = {
    content: { get: async (_path: string, _query: object, schema: DocumentType) => schema.parse(all) },
  };
  const read = await readCrmActions(context as unknown as Parameters<typeof readCrmActions>[0], 'fr');
  expect(Object.keys(read)).toEqual([...actions]);
});

test.each([
  ['a family that is missing', courseSummaryDocument, { ...course, family: undefined }],
  ['a duration that is a word', courseSummaryDocument, { ...course, duration: 'long' }],
  ['a newer word beside a fault', courseSummaryDocument, { ...newer, duration: 'long' }],
  ['a date that is missing', eventDocument, { id: 1, title: 'Porte', slug: 'porte', kind: 'later' }],
  ['a section without a kind', pageDocument, { id: 1, title: 'Page', slug: 'page', body: [{ id: 'l' }] }],
  ['a section of other types', pageDocument, { id: 1, body: [{ blockType: 'quote', id: 'q', text: 5 }] }],
] as const)('%s is a broken response', (_name, document, doc) => {
  const { error } = listOf(document as DocumentType).safeParse({ docs: [doc] });
  expect(error?.issues[0]?.path.slice(0, 2)).toEqual(['docs', 0]);
});
