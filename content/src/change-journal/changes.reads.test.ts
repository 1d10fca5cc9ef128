// For the type of what the tests' content service provides.

import { setTimeout as pause } from 'node:timers/promises';
import { changesResponse } from '@vitrine/contract/messages/change.ts';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../e2e/environment/accounts.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { writeLines } from './journal.ts';

const contentUrl = inject('contentUrl');

type Headers = Record<string, string>;

let editor: Headers;
let service: Headers;
/** another program on the database of the content service */
let payload: Payload;
/** what the tests created, to be removed at their end */
const created: string[] = [];

async function send(method: string, path: string, body?: object, headers = editor) {
  const response = await fetch(`${contentUrl}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> & { doc?: { id: number } } };
}

async function create(collection: string, data: object, query = 'locale=fr'): Promise<number> {
  const { status, body } = await send('POST', `/${collection}?${query}&depth=0`, data);
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.doc?.id ?? 0;
  created.push(`/${collection}/${id}`);
  return id;
}

const readChanges = async (since: number | string, headers = service) =>
  fetch(`${contentUrl}/api/changes?since=${since}`, { headers });
const lastNumber = async () => {
  const first = changesResponse.parse(await (await readChanges(0)).json());
  return first.reset || first.changes.length < 1000
    ? first.last
    : changesResponse.parse(await (await readChanges(1e9)).json()).last;
};

/** The lines that some work wrote into the journal, as `collection id kind`. */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await lastNumber();
  await work();
  const { changes, reset } = changesResponse.parse(await (await readChanges(before)).json());
  expect(reset).toBe(false);
  return changes.map(({ collection, id, kind }) => `${collection} ${id} ${kind}`);
}

beforeAll(async () => {
  editor = await personHeaders(contentUrl, 'editor');
  service = await siteHeaders(contentUrl);
  payload = await openPayload(inject('contentEnvironment'));
});

afterAll(async () => {
  for (const path of created.reverse()) await send('DELETE', path);
  await send('DELETE', '/redirects?where[to][like]=journal-&depth=0');
  await payload.destroy();
});

const article = (slug: string) => ({
  title: slug,
  slug,
  introduction: 'Essai.',
  publishDate: '2026-11-01T08:00:00.000Z',
});

describe('the journal', () => {
  it('has a line for what visitors see, and none for drafts', async () => {
    let id = 0;
    const draft = async () => {
      id = await create('news', { ...article('journal-essai'), _status: 'draft' }, 'locale=fr&draft=true');
    };
    expect(await linesOf(draft)).toEqual([]);
    const save =
      (data: object, query = '') =>
      () =>
        send('PATCH', `/news/${id}?locale=fr&depth=0${query}`, data);
    expect(await linesOf(save({ _status: 'published' }))).toEqual([`news ${id} published`]);
    expect(await linesOf(save({ title: 'Autre titre', _status: 'draft' }, '&draft=true'))).toEqual([]);
    expect(await linesOf(save({ title: 'Encore un', _status: 'published' }))).toEqual([`news ${id} published`]);
    expect(await linesOf(save({ title: 'Un brouillon', _status: 'draft' }, '&draft=true'))).toEqual([]);
    expect(await linesOf(save({ _status: 'draft' }))).toEqual([`news ${id} removed`]);
    expect(await linesOf(save({ title: 'Après', _status: 'draft' }, '&draft=true'))).toEqual([]);
    expect(await linesOf(() => send('DELETE', `/news/${id}`))).toEqual([]);
  });

  it('has a removal and a publication for a document that moved, in either language', async () => {
    const id = await create('news', { ...article('journal-deplace'), _status: 'published' });
    const english = { title: 'Moved', slug: 'journal-moved', introduction: 'A try.', _status: 'published' };
    const both = [`news ${id} removed`, `news ${id} published`];
    const save = (locale: string, data: object) => () => send('PATCH', `/news/${id}?locale=${locale}&depth=0`, data);
    expect(await linesOf(save('en', english))).toEqual(both);
    const lines = await linesOf(save('fr', { slug: 'journal-ailleurs', _status: 'published' }));
    expect(lines.filter((line) => line.startsWith('news'))).toEqual(both);
    expect(lines.filter((line) => line.startsWith('redirects'))).toHaveLength(1);
    const deleted = await linesOf(() => send('DELETE', `/news/${id}`));
    expect(deleted.filter((line) => line.startsWith('news'))).toEqual([`news ${id} removed`]);
    // Its redirects are deleted with it.
    expect(deleted.filter((line) => /^redirects \d+ removed$/.test(line))).toHaveLength(1);
  });

  it('has lines for the pages below a rubrique that moved', async () => {
    const rubrique = await create('pages', {
      title: 'R',
      slug: 'journal-rubrique',
      layout: 'default',
      _status: 'published',
    });
    const page = { title: 'S', slug: 'journal-sous', layout: 'default', parent: rubrique, _status: 'published' };
    const below = await create('pages', page);
    const move = () =>
      send('PATCH', `/pages/${rubrique}?locale=fr`, { slug: 'journal-rubrique-2', _status: 'published' });
    const lines = (await linesOf(move)).filter((line) => line.startsWith('pages'));
    expect(lines).toEqual([rubrique, below].flatMap((id) => [`pages ${id} removed`, `pages ${id} published`]));
    // A rubrique can be deleted only after the pages below it.
    expect(await linesOf(() => send('DELETE', `/pages/${rubrique}`))).toEqual([]);
    for (const id of [below, rubrique]) {
      const deleted = await linesOf(() => send('DELETE', `/pages/${id}`));
      expect(deleted.filter((line) => line.startsWith('pages'))).toEqual([`pages ${id} removed`]);
    }
  });

  it('has a line for each document of a bulk edit, and for what has no drafts', async () => {
    const first = await create('news', { ...article('journal-lot-1'), _status: 'published' });
    const second = await create('news', { ...article('journal-lot-2'), _status: 'published' });
    const unpublish = () =>
      send('PATCH', `/news?where[id][in]=${first},${second}&locale=fr&depth=0`, { _status: 'draft' });
    expect((await linesOf(unpublish)).sort()).toEqual([`news ${first} removed`, `news ${second} removed`].sort());
    let row = 0;
    const add = async () => {
      row = await create('redirects', { from: '/journal-ancienne', to: '/ecole' });
    };
    expect(await linesOf(add)).toEqual([`redirects ${row} published`]);
    const change = () => send('PATCH', `/redirects/${row}`, { to: '/admissions' });
    expect(await linesOf(change)).toEqual([`redirects ${row} published`]);
    expect(await linesOf(() => send('DELETE', `/redirects/${row}`))).toEqual([`redirects ${row} removed`]);
  });

  it('has one line for all labels that a site sent, and none where it sends the same again', async () => {
    const texts = { 'journal.un': 'Un', 'journal.deux': 'Deux' };
    const ship = async () => {
      const body = { version: 'taxonomy-0.1.0', fr: texts, en: texts };
      expect((await send('POST', '/taxonomy/update', body, service)).status).toBe(200);
    };
    expect(await linesOf(ship)).toEqual([expect.stringMatching(/^labels \d+ published$/)]);
    expect(await linesOf(ship)).toEqual([]);
    await send('DELETE', '/labels?where[key][like]=journal.&depth=0');
  });

  it('has one line for all labels that two sites of a school sent at once, and each label once', async () => {
    const texts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`ensemble.${index}`, `Texte ${index}`]));
    const ship = () => send('POST', '/taxonomy/update', { version: 'taxonomy-0.1.0', fr: texts, en: texts }, service);
    const shipTwice = async () => {
      for (const { status } of await Promise.all([ship(), ship()])) expect(status).toBe(200);
    };
    expect(await linesOf(shipTwice)).toEqual([expect.stringMatching(/^labels \d+ published$/)]);
    const { body } = await send('GET', '/labels?where[key][like]=ensemble.&depth=0&limit=0');
    expect(body.totalDocs).toBe(40);
    await send('DELETE', '/labels?where[key][like]=ensemble.&depth=0');
  });

  it('has no line for a save that was refused', async () => {
    const refused = async () => {
      const { status } = await send('POST', '/redirects', { from: '/ecole', to: '/admissions' });
      expect(status).toBe(400);
    };
    expect(await linesOf(refused)).toEqual([]);
  });
});

/** A long timeout: the machine may be busy with other tests. */
/** Waits for the changes after a number. @returns them, and when they were received */
async function waitForChanges(since: number, seconds: number, signal?: AbortSignal) {
  const url = `${contentUrl}/api/changes?since=${since}&wait=${seconds}`;
  const response = await fetch(url, { headers: service, ...(signal ? { signal } : {}) });
  expect(response.status).toBe(200);
  return { ...changesResponse.parse(await response.json()), at: performance.now() };
}

describe('a long poll', () => {
  it('gets its response within a fifth of a second of the save, for each of its clients', async () => {
    const id = await create('news', { ...article('journal-attente'), _status: 'published' });
    const late: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const last = await lastNumber();
      const clients = Array.from({ length: 4 }, () => waitForChanges(last, 20));
      await pause(50);
      await send('PATCH', `/news/${id}?locale=fr&depth=0`, { title: `Titre ${index}`, _status: 'published' });
      const saved = performance.now();
      for (const { changes, at } of await Promise.all(clients)) {
        expect(changes).toEqual([{ sequence: last + 1, collection: 'news', id, kind: 'published' }]);
        late.push(at - saved);
      }
    }
    expect(late.sort((a, b) => a - b)[10]).toBeLessThan(200);
  });

  it('has no change within its time: drafts are none', async () => {
    const last = await lastNumber();
    const started = performance.now();
    const waiting = waitForChanges(last, 1);
    await create('news', { ...article('journal-secret'), _status: 'draft' }, 'locale=fr&draft=true');
    const { at, ...response } = await waiting;
    expect(response).toEqual({ last, reset: false, changes: [] });
    expect(at - started).toBeGreaterThan(990);
  });

  it('gets the changes of another program on the same database', async () => {
    const last = await lastNumber();
    const waiting = waitForChanges(last, 20);
    await pause(50);
    await writeLines({ payload } as PayloadRequest, [{ collection: 'news', id: 0, kind: 'published' }]);
    const inserted = performance.now();
    const { at, changes } = await waiting;
    expect(changes).toMatchObject([{ sequence: last + 1, collection: 'news', id: 0 }]);
    expect(at - inserted).toBeLessThan(1000);
  });

  it('gets its response at once where there are changes, or a reset', async () => {
    const last = await lastNumber();
    const started = performance.now();
    expect((await waitForChanges(last - 1, 20)).changes).toHaveLength(1);
    expect((await waitForChanges(last + 1, 20)).reset).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each(['-1', '26', '0.5', 'x'])('of %s seconds is refused', async (wait) => {
    const response = await fetch(`${contentUrl}/api/changes?since=0&wait=${wait}`, { headers: service });
    expect(response.status).toBe(400);
  });
});

describe('GET /api/changes', () => {
  it('is for accounts only, in the shape of every error', async () => {
    const response = await readChanges(0, {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ source: 'content', statusCode: 401 });
    expect((await readChanges(0, editor)).status).toBe(200);
    expect((await fetch(`${contentUrl}/api/change-journal`, { headers: editor })).status).toBe(403);
  });

  it.each(['', 'x', '-1', '1.5', '99999999999999999'])('refuses the number %j', async (since) => {
    const response = await readChanges(since);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ source: 'content', statusCode: 400 });
  });

  it('asks for a reset where `since` is higher than the last number', async () => {
    const last = await lastNumber();
    const response = changesResponse.parse(await (await readChanges(last + 1)).json());
    expect(response).toEqual({ last, reset: true, changes: [] });
    expect(changesResponse.parse(await (await readChanges(last)).json())).toEqual({ last, reset: false, changes: [] });
  });
});
