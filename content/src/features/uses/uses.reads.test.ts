// For the type of what the tests' content service provides.

import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ReferenceField, referenceFields } from '../../../tests/every-reference.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { readCandidates, usingCollections } from './reference-rows.ts';
import { usesOf } from './uses-of.ts';

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
    const statesOf = async () => {
      const uses = await usesOf({ payload } as never, relationTo, id);
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
    expect(await statesOf()).toEqual(expected((collection) => (hasVersions(collection) ? 'draft' : 'current')));
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

it('reads no rich text for a number that its editor counts with', async () => {
  const node = { version: 1, format: 1, indent: 1, textFormat: 1, start: 1 };
  const create = async (child: object) => {
    const body = { fr: [{ blockType: 'rich-text', text: { root: { ...node, children: [child] } } }] };
    return Number((await payload.db.create({ collection: 'news', data: { school, body } as never, req: {} })).id);
  };
  const made = [await create(node), await create({ ...node, fields: { doc: { relationTo: 'pages', value: 1 } } })];
  const candidates = await readCandidates({ payload } as never, 'pages', 1);
  const named = candidates.flatMap(({ collection, id, isVersion }) => (collection === 'news' && !isVersion ? id : []));
  expect(made.map((id) => named.includes(id))).toEqual([false, true]);
  for (const id of made) await payload.db.deleteOne({ collection: 'news', where: { id: { equals: id } }, req: {} });
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
