import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../e2e/environment/accounts.ts';

const contentUrl = inject('contentUrl');
const stamp = Date.now().toString(36);
const path = `/essai-${stamp}`;
type Headers = Record<string, string>;
type Row = { id: number; name?: string; school?: number };

/** An editor of both schools of the sample, and what was created. */
let both: Headers;
let one: Headers;
let admin: Headers;
let schools: Row[];
const created: string[] = [];

async function send(headers: Headers, method: string, path: string, body?: object) {
  const response = await fetch(`${contentUrl}/api${path}`, {
    ...{ method, headers: { ...headers, 'content-type': 'application/json' } },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as { doc: Row; docs: Row[]; token: string } };
}

async function create(headers: Headers, collection: string, data: object) {
  const made = await send(headers, 'POST', `/${collection}?locale=fr&depth=0`, data);
  if (made.status === 201) created.push(`/${collection}/${made.body.doc.id}`);
  return made;
}

const view = async (headers: Headers, path: string) => (await fetch(`${contentUrl}/admin${path}`, { headers })).text();

beforeAll(async () => {
  admin = await personHeaders(contentUrl, 'admin');
  one = await personHeaders(contentUrl, 'editor');
  schools = (await send(admin, 'GET', '/schools?sort=id&depth=0&locale=fr')).body.docs;
  const account = { email: `essai-${stamp}@ecole.example`, password: 'une phrase de quelques mots' };
  const person = { ...account, name: 'Essai', role: 'editor', schools: schools.map(({ id }) => id) };
  expect((await create(admin, 'users', person)).status).toBe(201);
  const { token } = (await send({}, 'POST', '/users/login', account)).body;
  both = { authorization: `JWT ${token}`, 'accept-language': 'fr' };
});

afterAll(async () => {
  for (const path of created.reverse()) await send(admin, 'DELETE', path);
});

it('an editor of several schools chooses that of a new document, and does not move it later', async () => {
  const [first, second] = schools;
  const form = '/collections/news/create?locale=fr';
  expect([await view(both, form), await view(one, form)].map((html) => html.includes('field-school'))).toEqual([
    true,
    false,
  ]);
  const made = await create(both, 'news', { title: 'Essai', school: second?.id });
  expect([made.status, made.body.doc.school]).toEqual([201, second?.id]);
  const moved = await send(both, 'PATCH', `/news/${made.body.doc.id}?depth=0`, { school: first?.id });
  expect(moved.body.doc.school).toBe(second?.id);
  expect((await create(one, 'news', { title: 'Essai', school: second?.id })).status).toBe(403);
});

it('a new document without a school is refused at its field', async () => {
  const refused = await create(both, 'news', { title: 'Essai', school: null, _status: 'draft' });
  const { errors } = refused.body as unknown as { errors: object[] };
  expect([refused.status, errors]).toMatchObject([400, [{ data: { errors: [{ path: 'school' }] } }]]);
});

it('a redirect for a URL that was not found is made for the school of the URL', async () => {
  const second = schools[1]?.id ?? 0;
  await send(await siteHeaders(contentUrl, 'second'), 'POST', '/not-found', { paths: [{ path, count: 1 }] });
  const [row] = (await send(both, 'GET', `/not-found?where[path][equals]=${path}`)).body.docs;
  created.push(`/not-found/${row?.id}`);
  const form = `/collections/redirects/create?from=${encodeURIComponent(path)}&school=${second}`;
  const list = await view(both, `/collections/not-found?where[path][equals]=${path}`);
  expect(list.replaceAll('&amp;', '&')).toContain(`/admin${form}"`);
  // The value of the form's state, in the page's own script.
  const html = (await view(both, form)).replaceAll('\\"', '"');
  expect(/"school":\{[^{}]*"(?:initialValue|value)":(\d+)/.exec(html)?.[1]).toBe(`${second}`);
});

it('the tables of redirects of several schools are named; that of one needs no name', async () => {
  const headings = (html: string) => [...html.matchAll(/<h2 id="school-\d+">([^<]*)/g)].map(([, name]) => name);
  expect(headings(await view(both, '/collections/redirects'))).toEqual(schools.map(({ name }) => name));
  const html = await view(one, '/collections/redirects');
  expect(headings(html)).toEqual([]);
  expect(html).toContain(`/api/redirects/csv?school=${schools[0]?.id}`);
});
