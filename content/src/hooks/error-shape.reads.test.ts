import { expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

it.each([
  ['GET', '/nothing', 404],
  ['POST', '/nothing/at-all', 404],
  ['PATCH', '/news/1/nothing', 404],
  ['DELETE', '/globals/nothing', 404],
  ['GET', '/news/999999', 401],
])('%s %s fails in the error shape', async (method, path, statusCode) => {
  const response = await fetch(`${inject('contentUrl')}/api${path}`, { method });
  expect(response.status).toBe(statusCode);
  expect(await response.json()).toMatchObject({ source: 'content', statusCode, errorText: expect.stringMatching(/./) });
});

const tooLarge = '99999999999';
it.each([
  ['GET', '/news/abc', 404],
  ['GET', '/media/abc', 404],
  ['GET', `/news/${tooLarge}`, 404],
  ['GET', `/news/${tooLarge}/schedule`, 404],
  ['POST', `/news/${tooLarge}/revert`, 404],
  ['DELETE', '/news/1/shared-previews/abc', 404],
  ['GET', '/preview/open?collection=zzz&id=1', 400],
  ['GET', '/preview/open?collection=__proto__&id=1', 400],
  ['PATCH', '/news/1?draft=true', 400, { campus: 99_999 }],
  ['PATCH', '/news/1?draft=true', 400, { image: 99_999 }],
  ['PATCH', '/news/1?draft=true', 400, { campus: 'abc' }],
  ['PATCH', '/news/1?draft=true', 400, { publishDate: 'demain' }],
  ['PATCH', '/news/1?draft=true', 400, { publishDate: '2026-13-45' }],
  ['PATCH', '/news/1', 400, { publishDate: 'demain', _status: 'published' }],
  ['PATCH', '/news/1?draft=true', 409, { publishDate: 'demain', updatedAt: '2020-01-01T00:00:00.000Z' }],
  ['POST', '/offerings?draft=true', 400, { course: 99_999 }],
  ['PATCH', '/news/999999?draft=true', 404, { title: 'x' }],
  ['DELETE', '/news/999999', 404],
  ['DELETE', '/news/999999?trash=true', 404],
  ['POST', '/news/999999/duplicate', 404, {}],
  ['GET', '/news/versions/999999', 404],
  ['POST', '/news/versions/999999', 404],
] as const)(
  '%s %s of an editor is refused with %i, in a sentence of the panel',
  async (method, path, statusCode, body?: object) => {
    const headers = { ...(await personHeaders(inject('contentUrl'), 'editor')), 'content-type': 'application/json' };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${inject('contentUrl')}/api${path}`, sent);
    const received = (await response.json()) as { errors: { message: string }[] };
    expect([response.status, received]).toEqual([
      statusCode,
      expect.objectContaining({ source: 'content', statusCode }),
    ]);
    expect(received.errors[0]?.message).not.toMatch(/Failed query|SQL|unknown error/i);
  },
);

it.each(['labels', 'users', 'media', 'redirects', 'crm-links', 'reviews'])(
  'has no versions of %s: they are not found',
  async (collection) => {
    const headers = { ...(await personHeaders(inject('contentUrl'), 'admin')), 'accept-language': 'fr' };
    for (const [method, path] of [
      ['GET', 'versions'],
      ['GET', 'versions?limit=1'],
      ['GET', 'versions/1'],
      ['POST', 'versions/1'],
    ]) {
      const response = await fetch(`${inject('contentUrl')}/api/${collection}/${path}`, { method, headers });
      const sentence = expect.stringContaining('Ce document n’existe pas');
      expect([method, path, response.status, await response.text()]).toEqual([method, path, 404, sentence]);
    }
  },
);

const sameAddress = { email: 'essai@ecole.example', currentPassword: sampleAccounts.admin.password };
it.each([
  ['editor', '/news?draft=true&where[id][in]=1,2', { campus: 99_999 }, 'Un document cité dans cette demande'],
  ['editor', '/news?draft=true&where[id][in]=1,2', { title: 'a\0b' }, 'ne peut pas être enregistrée'],
  ['admin', '/users?where[role][not_equals]=service&limit=2', sameAddress, 'un seul document'],
] as const)(
  'an edit of several documents by an %s at %s is refused with 400 where the database refuses one, and none is saved',
  async (person, path, body, sentence) => {
    const headers = { ...(await personHeaders(inject('contentUrl'), person)), 'content-type': 'application/json' };
    const url = `${inject('contentUrl')}/api${path}&locale=fr&depth=0`;
    const readAll = async () => (await (await fetch(url, { headers })).json()) as { docs: object[] };
    const before = await readAll();
    expect(before.docs.length).toBe(2);
    const response = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        ...{ source: 'content', statusCode: 400, errorText: expect.stringContaining(sentence) },
        message: expect.stringContaining(sentence),
        errors: [{ message: expect.stringContaining(sentence) }],
      },
    ]);
    expect(await readAll()).toEqual(before);
  },
);

it.each([
  ['POST', '/users/verify/abc', 404, {}, ''],
  [
    'POST',
    '/users/reset-password',
    403,
    { token: 'a', password: 'une phrase de quelques mots' },
    'Ce lien n’est pas valable',
  ],
] as const)('%s %s of a stranger is refused with %i', async (method, path, statusCode, body, sentence) => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'fr' };
  const response = await fetch(`${inject('contentUrl')}/api${path}`, { method, headers, body: JSON.stringify(body) });
  expect([response.status, await response.text()]).toEqual([statusCode, expect.stringContaining(sentence)]);
});

it('refuses the character NUL in texts, in JSON and in queries: no database stores it', async () => {
  const headers = { ...(await personHeaders(inject('contentUrl'), 'editor')), 'content-type': 'application/json' };
  const section = { blockType: 'quote', text: 'a\0b', author: 'c' };
  const requests = [
    ['PATCH', '/news/1?draft=true&locale=fr', { title: 'a\0b' }],
    ['PATCH', '/news/1?draft=true&locale=fr', { body: [section] }],
    ['POST', '/users/forgot-password', { email: 'a\0b@ecole.example' }],
    ['GET', '/news?where[title][equals]=a%00b', undefined],
  ] as const;
  for (const [method, path, body] of requests) {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${inject('contentUrl')}/api${path}`, sent);
    expect([path, response.status, await response.text()]).toEqual([
      path,
      400,
      expect.stringContaining('ne peut pas être enregistrée'),
    ]);
  }
  const kept = { title: 'Un texte qui nomme \\u0000', body: [{ ...section, text: '\\u0000' }], _status: 'draft' };
  const sent = { method: 'POST', headers, body: JSON.stringify(kept) };
  const response = await fetch(`${inject('contentUrl')}/api/news?draft=true&locale=fr&depth=0`, sent);
  const { doc } = (await response.json()) as { doc: { id: number } };
  expect([response.status, doc]).toEqual([201, expect.objectContaining({ title: kept.title })]);
  for (const query of ['', '?trash=true'])
    await fetch(`${inject('contentUrl')}/api/news/${doc.id}${query}`, { method: 'DELETE', headers });
});

it.skipIf(!inject('contentEnvironment').DATABASE_URL?.startsWith('postgres'))(
  'refuses with 400 what PostgreSQL alone cannot read',
  async () => {
    const headers = await personHeaders(inject('contentUrl'), 'editor');
    for (const query of ['where[campus][equals]=abc', 'where[id][in]=abc', 'page=-1'])
      expect([query, (await fetch(`${inject('contentUrl')}/api/news?${query}`, { headers })).status]).toEqual([
        query,
        400,
      ]);
  },
);
