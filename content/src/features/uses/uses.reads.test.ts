// For the type of what the tests' content service provides.

import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { type ReferenceField, referenceFields } from '../../../tests/every-reference.ts';
import { linkingText } from '../../../tests/linking-text.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { readCandidates, usingCollections } from './reference-rows.ts';
import { type UseState, usesOf } from './uses-of.ts';

let payload: Payload;
let school = 0;

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
  others['crm-links'] = { course: await target('courses'), campus: await target('campuses') };
});

afterAll(() => payload.destroy());

/** Creates a document that nothing uses, directly in the database. */
async function target(collection: CollectionSlug): Promise<number> {
  const { id } = await payload.db.create({
    collection,
    data: { school, filename: `essai-${Math.random()}.png` } as never,
    req: {},
  });
  return Number(id);
}

/** Course and campus of a CRM link: one is the document in question. */
const others: Partial<Record<CollectionSlug, object>> = {};

/** The data that the database requires besides the reference. */
const required: Partial<Record<CollectionSlug, object>> = {
  'crm-links': { action: 'contact' },
  'not-found': { path: '/essai-uses', count: 1, lastSeen: '2026-11-20T08:00:00.000Z' },
  labels: { key: 'essai-uses' },
  redirects: { from: '/essai-uses', to: '/ecole' },
};

interface User {
  collection: CollectionSlug;
  id: number;
  field: ReferenceField;
}

/** Creates a published document for each field of the configuration that can refer to a document of a collection. */
async function usersOf(relationTo: CollectionSlug, id: number): Promise<User[]> {
  const users: User[] = [];
  for (const collection of usingCollections(payload)) {
    const { config } = payload.collections[collection];
    for (const field of referenceFields(config.flattenedFields, linkableCollections)) {
      if (field.relationTo !== relationTo) continue;
      const online = config.versions ? { _status: 'published' } : {};
      const data = { ...required[collection], ...others[collection], ...online, ...field.data(id) } as never;
      const user = await payload.db.create({ collection, data, req: {} });
      users.push({ collection, id: Number(user.id), field });
    }
  }
  return users;
}

/** Removes the reference from the document, so that only its newest version has it. */
async function moveToVersion({ collection, id, field }: User, named: number): Promise<void> {
  const moment = new Date().toISOString();
  const versionData = field.data(named) as never;
  await payload.db.createVersion({
    ...{ collectionSlug: collection, parent: id, autosave: false, createdAt: moment, updatedAt: moment, req: {} },
    versionData,
  });
  await payload.db.updateOne({ collection, id, data: emptied(field.data(named)), req: {} });
}

describe('every field that can refer to a document counts as a use, in the document and in a draft of it', () => {
  it.each([...linkableCollections, 'media'] as const)('%s', { timeout: 240_000 }, async (relationTo) => {
    const id = await target(relationTo);
    const users = await usersOf(relationTo, id);
    const statesOf = async (states?: UseState[]) => {
      const uses = await usesOf({ payload } as never, relationTo, id, states);
      return users.map(({ collection, id: user, field }) => {
        const use = uses.find((found) => found.collection === collection && found.id === user);
        return `${collection}.${field.path} ${use?.state} ${use?.references.length}`;
      });
    };
    const expected = (state: (collection: CollectionSlug) => string) =>
      users.map(({ collection, field }) => `${collection}.${field.path} ${state(collection)} 1`);
    expect(await statesOf()).toEqual(expected(() => 'current'));
    const hasVersions = (collection: CollectionSlug) => Boolean(payload.collections[collection].config.versions);
    for (const user of users) if (hasVersions(user.collection)) await moveToVersion(user, id);
    const inDrafts = expected((collection) => (hasVersions(collection) ? 'draft' : 'current'));
    expect(await statesOf()).toEqual(inDrafts);
    // Without former versions, as before a deletion.
    expect(await statesOf(['current', 'draft'])).toEqual(inDrafts);
    expect(users.length).toBeGreaterThan(5);
    for (const user of users) {
      const { collection } = user;
      if (hasVersions(collection)) {
        await payload.db.deleteVersions({ collection, where: { parent: { equals: user.id } }, req: {} });
      }
      await payload.db.deleteOne({ collection, where: { id: { equals: user.id } }, req: {} });
    }
    await payload.db.deleteOne({ collection: relationTo, where: { id: { equals: id } }, req: {} });
  });
});

it('of many are read together, and the first ones listed', async () => {
  const image = await target('media');
  const ids: number[] = [];
  for (let count = 0; count < 120; count += 1) {
    const deletedAt = count < 60 ? new Date().toISOString() : null;
    const data = { school, image, deletedAt, _status: deletedAt ? 'draft' : 'published' } as never;
    ids.push(Number((await payload.db.create({ collection: 'news', data, req: {} })).id));
  }
  const reads = (['find', 'findOne', 'findVersions'] as const).map((name) => vi.spyOn(payload.db, name));
  const uses = await usesOf({ payload } as never, 'media', image);
  const counts = reads.map(({ mock }) => mock.calls.length);
  for (const read of reads) read.mockRestore();
  expect(uses.map(({ id, state }) => [id, state])).toEqual([
    ...ids.slice(60).map((id) => [id, 'current']),
    ...ids.slice(0, 60).map((id) => [id, 'trash']),
  ]);
  expect(counts).toEqual([2, 0, 0]);

  const headers = { ...(await personHeaders(inject('contentUrl'), 'admin')), 'accept-language': 'fr' };
  const send = async (method: string, path: string) => {
    const response = await fetch(`${inject('contentUrl')}/api${path}`, { method, headers });
    return { status: response.status, body: await response.json() };
  };
  const { body } = await send('GET', `/uses?collection=media&id=${image}`);
  expect([body.uses.length, body.more]).toEqual([50, 70]);
  expect(body.uses[0].href).toBe(`/admin/collections/news/${ids[60]}`);
  const refused = await send('DELETE', `/media/${image}`);
  expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining(', et 54 autres. ')]);
  await payload.db.deleteMany({ collection: 'news', where: { id: { in: ids } }, req: {} });
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: image } }, req: {} });
});

/** The same data without its references. */
function emptied(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []];
      const isGroup = typeof value === 'object' && value !== null && !('relationTo' in value) && !('root' in value);
      return [key, isGroup ? emptied(value as Record<string, unknown>) : null];
    }),
  );
}

describe('a low identifier', () => {
  /** Creates a page with a body and a newest version that has it too. @returns the candidates that they are for an identifier */
  async function candidatesOf(body: object[], relationTo: CollectionSlug, id: number) {
    const data = { _status: 'published', body: { en: body } } as never;
    const page = Number((await payload.db.create({ collection: 'pages', data, req: {} })).id);
    const moment = new Date().toISOString();
    await payload.db.createVersion({
      ...{ collectionSlug: 'pages', parent: page, autosave: false, createdAt: moment, updatedAt: moment, req: {} },
      versionData: data,
    });
    const candidates = await readCandidates({ payload } as never, relationTo, id);
    const uses = await usesOf({ payload } as never, relationTo, id);
    await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: page } }, req: {} });
    await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: page } }, req: {} });
    const own = candidates.filter((candidate) => candidate.collection === 'pages' && candidate.document === page);
    return {
      candidates: own.length,
      isUse: uses.some((use) => use.collection === 'pages' && use.id === page && use.state === 'current'),
    };
  }

  /** A rich text that has an identifier as what the editor numbers: versions, formats, items of a list. */
  const numbered = (id: number) => ({
    blockType: 'rich-text',
    text: {
      root: {
        ...{ type: 'root', version: id, format: id, indent: id, direction: null },
        children: [
          {
            ...{ type: 'list', listType: 'number', start: id, version: id, format: '', indent: 0, direction: null },
            children: [{ type: 'listitem', value: id, version: id, format: '', indent: id, children: [] }],
          },
        ],
      },
    },
  });
  const linkTo = (relationTo: string, value: unknown) =>
    linkingText({ linkType: 'internal', doc: { relationTo, value } });

  it.each([1, 2, 3, 4])('%i among the keys of rich texts makes no candidate', async (id) => {
    const body = [numbered(id), linkTo('news', 999_999), { blockType: 'image', image: Number(`${id}00`) }];
    for (const relationTo of ['media', 'pages'] as const)
      expect(await candidatesOf(body, relationTo, id)).toEqual({ candidates: 0, isUse: false });
  });

  it.each<[string, CollectionSlug, object]>([
    ['a link', 'pages', linkTo('pages', 1)],
    ['a link with the identifier as text', 'pages', linkTo('pages', '1')],
    ['a link with the document', 'pages', linkTo('pages', { id: 1 })],
    [
      'a link whose keys are in another order',
      'pages',
      linkingText({ doc: { value: 1, own: {}, relationTo: 'pages' } }),
    ],
    ['an upload', 'media', { blockType: 'image', image: 1 }],
  ])('as the value of %s makes the document and its version candidates', async (_, relationTo, block) => {
    expect(await candidatesOf([numbered(1), block], relationTo, 1)).toEqual({ candidates: 2, isUse: true });
  });
});

it('where former versions do not count, they are no candidates', async () => {
  const id = await target('media');
  const page = Number((await payload.db.create({ collection: 'pages', data: { _status: 'published' }, req: {} })).id);
  for (const [day, body] of [[{ blockType: 'image', image: id }], []].entries()) {
    const moment = new Date(Date.UTC(2026, 10, 20 + day)).toISOString();
    await payload.db.createVersion({
      ...{ collectionSlug: 'pages', parent: page, autosave: false, createdAt: moment, updatedAt: moment, req: {} },
      versionData: { _status: 'published', body: { en: body } } as never,
    });
  }
  const req = { payload } as never;
  expect(await readCandidates(req, 'media', id, false)).toEqual([]);
  expect(await usesOf(req, 'media', id, ['current', 'draft'])).toEqual([]);
  expect(await readCandidates(req, 'media', id)).toMatchObject([{ document: page, isVersion: true, isNewest: false }]);
  expect(await usesOf(req, 'media', id)).toMatchObject([{ id: page, state: 'version' }]);
  await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: page } }, req: {} });
  await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: page } }, req: {} });
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } }, req: {} });
});
