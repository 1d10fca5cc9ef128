// For the type of what the tests' content service provides.

import { createServer, type Server } from 'node:http';
import { type Change, changesMessage, changesResponse } from '@vitrine/contract/messages/change.ts';
import { isSigned, signatureHeader } from '@vitrine/contract/messages/signature.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { siteHeaders } from '../../../e2e/environment/accounts.ts';
import { sharedSecret } from '../../../e2e/environment/shared-secret.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');

type Headers = Record<string, string>;
type Notified = Change & { at: number };

let site: Server;
const notified: Notified[] = [];
const wrong: string[] = [];
let editor: Headers;
let service: Headers;
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
  site = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const signature = request.headers[signatureHeader];
      if (request.method !== 'POST' || request.url !== '/changes') wrong.push(`${request.method} ${request.url}`);
      if (!isSigned(String(signature), body, sharedSecret, Date.now())) wrong.push('signature');
      const message = changesMessage.safeParse(JSON.parse(body));
      if (!message.success) wrong.push(message.error.message);
      for (const change of message.data?.changes ?? []) notified.push({ ...change, at: performance.now() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(Number(new URL(inject('siteInternalUrl')).port), resolve));
  const panel = await send('POST', '/users/login', sampleAccounts.editor, {});
  editor = { authorization: `JWT ${(panel.body as { token?: string }).token}`, 'accept-language': 'fr' };
  service = await siteHeaders(inject('contentUrl'));
});

beforeEach(() => {
  notified.length = 0;
});

afterAll(async () => {
  for (const path of created.reverse()) await send('DELETE', path);
  await send('DELETE', '/redirects?where[to][like]=journal-&depth=0');
  await new Promise((resolve) => site.close(resolve));
  expect(wrong).toEqual([]);
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

  it('has no line for a save that was refused', async () => {
    const refused = async () => {
      const { status } = await send('POST', '/redirects', { from: '/ecole', to: '/admissions' });
      expect(status).toBe(400);
    };
    expect(await linesOf(refused)).toEqual([]);
  });
});

/** A long timeout: the machine may be busy with other tests. */
const patient = { timeout: 10_000 };

describe('the site', () => {
  it('is notified within a fifth of a second of the save, signed', async () => {
    const id = await create('news', { ...article('journal-message'), _status: 'published' });
    await vi.waitFor(() => expect(notified.some((change) => change.id === id)).toBe(true), patient);
    const late: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      notified.length = 0;
      await send('PATCH', `/news/${id}?locale=fr&depth=0`, { title: `Titre ${index}`, _status: 'published' });
      const saved = performance.now();
      await vi.waitFor(() => expect(notified).toHaveLength(1), { ...patient, interval: 5 });
      expect(notified[0]).toMatchObject({ collection: 'news', id, kind: 'published' });
      late.push((notified[0]?.at ?? 0) - saved);
    }
    expect(late.sort((a, b) => a - b)[2]).toBeLessThan(200);
  });

  it('is not notified of drafts', async () => {
    const id = await create('news', { ...article('journal-secret'), _status: 'draft' }, 'locale=fr&draft=true');
    const row = await create('redirects', { from: '/journal-temoin', to: '/ecole' });
    await vi.waitFor(() => expect(notified.some((change) => change.id === row)).toBe(true), patient);
    expect(notified.filter((change) => change.collection === 'news' && change.id === id)).toEqual([]);
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
