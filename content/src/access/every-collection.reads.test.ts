import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Headers, personHeaders, siteHeaders } from '../../../e2e/environment/accounts.ts';
import configuration from '../payload.config.ts';

/** Every collection × every operation × every role: only an admin reads or changes documents of another school. */

const contentUrl = inject('contentUrl');
const stamp = Date.now().toString(36);

type Row = Record<string, unknown> & { id: number };
interface Received {
  status: number;
  body: { doc?: Row; docs?: Row[]; totalDocs?: number; errors?: { message?: string }[] } & Record<string, unknown>;
}

async function send(headers: Headers, method: string, path: string, body?: object): Promise<Received> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${contentUrl}/api${path}`, {
    method,
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

interface Given {
  slug: string;
  /** of the second school */
  ends: { course: number; campus: number };
}
let created = 0;
const given = (): Given => {
  created += 1;
  return { slug: `essai-${stamp}-${created}`, ends };
};
const place = { street: '1 quai', postalCode: '29200', city: 'Brest' };
const taught = { family: 'object', level: 'bachelor', duration: 36, rhythms: ['initial'], languages: ['fr'] };

/** The collections whose documents have a school, each with the data of a document of the second school. */
const ofSchool: Record<string, (given: Given) => object> = {
  campuses: ({ slug }) => ({ title: 'Quai', slug, introduction: 'Essai.', ...place }),
  courses: ({ slug }) => ({ title: 'Essai', slug, introduction: 'Essai.', ...taught }),
  'crm-links': ({ ends }) => ({ action: 'contact', url: `${contentUrl}/sample-crm/contact`, ...ends }),
  events: ({ slug }) => ({ title: 'Essai', slug, kind: 'open-day', dateStart: '2026-12-01T09:00:00.000Z' }),
  labels: ({ slug }) => ({ key: slug, text: 'Essai' }),
  media: () => ({ alt: 'Un aplat' }),
  menus: ({ slug }) => ({ slug, type: 'navbar', body: [] }),
  news: ({ slug }) => ({ title: 'Essai', slug }),
  'not-found': ({ slug }) => ({ path: `/${slug}`, count: 1, lastSeen: '2026-11-01T09:00:00.000Z' }),
  offerings: ({ ends }) => ({ ...ends, rhythm: 'initial', fees: 1, places: 1 }),
  pages: ({ slug }) => ({ title: 'Essai', slug, layout: 'default' }),
  portfolios: ({ slug, ends: { course } }) => ({ title: 'Essai', slug, course, year: 2026, student: 'Essai' }),
  redirects: ({ slug }) => ({ from: `/${slug}`, to: '/actualites' }),
};

/** Collections that are written in another way, or by nobody: each has its own test below. */
const others = [
  ...['schools', 'users', 'change-journal', 'preview-sessions', 'visit-counts', 'visit-batches'],
  ...['link-checks', 'link-check-nights', 'reviews'],
];
const ofPanel = ['payload-jobs', 'payload-locked-documents', 'payload-migrations', 'payload-preferences', 'payload-kv'];

const config = await configuration;
const slugs = config.collections.map(({ slug }) => slug as string);

let admin: Headers;
const roles: Record<string, Headers> = {};
let second: number;
let ends: Given['ends'];
const victims = new Map<string, Row>();
const own = new Map<string, Row>();

const find = async (collection: string, where = '') =>
  (await send(admin, 'GET', `/${collection}?depth=0&locale=fr&pagination=false${where}`)).body.docs ?? [];

async function picture(data: object): Promise<FormData> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `essai-${stamp}.png`);
  form.set('_payload', JSON.stringify(data));
  return form;
}

const make = async (headers: Headers, collection: string, data: object, query = '') =>
  send(
    headers,
    'POST',
    `/${collection}?locale=fr&depth=0${query}`,
    collection === 'media' ? await picture(data) : data,
  );

/** Everything that the second school has, drafts and versions too. */
async function stateOfSecond(): Promise<object> {
  const state: Record<string, unknown> = {};
  for (const collection of [...Object.keys(ofSchool), 'schools']) {
    const field = collection === 'schools' ? 'id' : 'school';
    state[collection] = await find(collection, `&draft=true&sort=id&where[${field}][equals]=${second}`);
    if (!config.collections.find(({ slug }) => slug === collection)?.versions) continue;
    const version = collection === 'schools' ? 'parent' : 'version.school';
    state[`${collection} versions`] = await find(
      `${collection}/versions`,
      `&sort=id&where[${version}][equals]=${second}`,
    );
  }
  state.users = (await find('users', '&sort=id')).map(({ updatedAt: _whenSaved, ...person }) => person);
  return state;
}

beforeAll(async () => {
  admin = await personHeaders(contentUrl, 'admin');
  Object.assign(roles, {
    editor: await personHeaders(contentUrl, 'editor'),
    contributor: await personHeaders(contentUrl, 'contributor'),
    'the site': await siteHeaders(contentUrl, 'first'),
    stranger: {},
  });
  const secondSite = await siteHeaders(contentUrl, 'second');
  second = (await find('schools', '&where[namespace][equals]=ponant'))[0]?.id ?? 0;
  const first = (await find('schools', `&where[id][not_equals]=${second}`))[0]?.id ?? 0;
  const [course] = await find('courses', `&where[school][equals]=${second}`);
  const [campus] = await find('campuses', `&where[school][equals]=${second}`);
  ends = { course: course?.id ?? 0, campus: campus?.id ?? 0 };
  const word = { [`essai.${stamp}`]: 'un' };
  await send(secondSite, 'POST', '/taxonomy/update', { version: 'taxonomy-0.1.0', fr: word, en: word });
  await send(secondSite, 'POST', '/not-found', { paths: [{ path: `/essai-${stamp}`, count: 1 }] });
  for (const [collection, sample] of Object.entries(ofSchool)) {
    if (['labels', 'not-found'].includes(collection)) {
      victims.set(collection, (await find(collection, `&where[school][equals]=${second}`))[0] as Row);
      continue;
    }
    // The data is valid for a publication, so that the refusals below have the school as their only reason.
    const data = { ...sample(given()), school: second, _status: 'draft' };
    const { status, body } = await make(admin, collection, data);
    expect([collection, status, body.errors]).toEqual([collection, 201, undefined]);
    victims.set(collection, body.doc as Row);
    const mine = (await find(collection, `&limit=1&where[school][equals]=${first}`))[0];
    if (mine) own.set(collection, mine);
  }
}, 120_000);

afterAll(async () => {
  for (const [collection, { id }] of [...victims].reverse()) await send(admin, 'DELETE', `/${collection}/${id}`);
});

it('covers every collection that there is', () => {
  expect([...Object.keys(ofSchool), ...others, ...ofPanel].filter((slug) => slugs.includes(slug)).sort()).toEqual(
    [...slugs].sort(),
  );
  const belonging = config.collections.filter(
    ({ slug, flattenedFields }) => !others.includes(slug) && flattenedFields.some(({ name }) => name === 'school'),
  );
  expect(Object.keys(ofSchool).sort()).toEqual(belonging.map(({ slug }) => slug).sort());
});

/** Every request of the REST API to a document of the second school. */
async function attack(headers: Headers, collection: string): Promise<Record<string, Received>> {
  const id = victims.get(collection)?.id;
  const mine = own.get(collection)?.id;
  const theirs = () => ({ ...ofSchool[collection]?.(given()), school: second, _status: 'draft' });
  const everyone = `where[school][equals]=${second}`;
  const versions = await find(`${collection}/versions`, `&where[parent][equals]=${id}`);
  const responses: Record<string, Received> = {
    create: await make(headers, collection, theirs()),
    'create a draft': await make(headers, collection, theirs(), '&draft=true'),
    read: await send(headers, 'GET', `/${collection}/${id}?draft=true`),
    update: await send(headers, 'PATCH', `/${collection}/${id}`, { credit: 'x', title: 'x', text: 'x' }),
    'update a draft': await send(headers, 'PATCH', `/${collection}/${id}?draft=true`, { title: 'x' }),
    publish: await send(headers, 'PATCH', `/${collection}/${id}`, { _status: 'published' }),
    duplicate: await send(headers, 'POST', `/${collection}/${id}/duplicate`, {}),
    delete: await send(headers, 'DELETE', `/${collection}/${id}`),
  };
  if (mine) {
    responses.move = await send(headers, 'PATCH', `/${collection}/${mine}?draft=true`, { school: second });
    responses['move many'] = await send(headers, 'PATCH', `/${collection}?where[id][equals]=${mine}`, {
      school: second,
    });
    responses['duplicate into'] = await send(headers, 'POST', `/${collection}/${mine}/duplicate`, { school: second });
  }
  for (const [method, body] of [
    ['PATCH', { title: 'x', text: 'x', credit: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    const response = await send(headers, method, `/${collection}?locale=fr&${everyone}`, body);
    // A bulk operation that found no document counts as refused.
    responses[`${method} many`] = response.body.docs?.length === 0 ? { ...response, status: 404 } : response;
  }
  for (const { id: version } of versions) {
    responses['read a version'] = await send(headers, 'GET', `/${collection}/versions/${version}`);
    responses.restore = await send(headers, 'POST', `/${collection}/versions/${version}`);
  }
  for (const list of [collection, ...(versions.length > 0 ? [`${collection}/versions`] : [])]) {
    const field = list === collection ? 'school' : 'version.school';
    const response = await send(headers, 'GET', `/${list}?locale=fr&draft=true&where[${field}][equals]=${second}`);
    responses[`list ${list}`] = response.body.docs?.length === 0 ? { ...response, status: 404 } : response;
  }
  return responses;
}

describe.each(['editor', 'contributor', 'the site', 'stranger'])('%s of the first school', (role) => {
  it('reaches nothing of the second one, in any collection', async () => {
    const before = await stateOfSecond();
    const reached: string[] = [];
    for (const collection of Object.keys(ofSchool)) {
      for (const [operation, { status }] of Object.entries(await attack(roles[role] ?? {}, collection))) {
        // Some collections refuse duplication or creation for every account.
        const saysSo = operation === 'duplicate' || collection === 'not-found';
        const refused = saysSo ? [400, 401, 403, 404] : [401, 403, 404];
        if (!refused.includes(status)) reached.push(`${operation} ${collection}: ${status}`);
      }
    }
    expect(reached).toEqual([]);
    expect(await stateOfSecond()).toEqual(before);
  }, 240_000);

  it('changes no school but its own, makes none, and nobody’s account', async () => {
    const headers = roles[role] ?? {};
    const before = await stateOfSecond();
    const people = await find('users', '&sort=id');
    const other = people.find(({ email }) => email === 'redaction@atelier-ponant.example') as Row;
    const person = {
      name: 'x',
      email: `essai-${stamp}@ecole.example`,
      password: 'une phrase de passe longue',
      role: 'admin',
    };
    const responses = [
      await send(headers, 'POST', '/schools', { name: 'x', namespace: `x${stamp}`, siteUrl: 'https://x.example' }),
      await send(headers, 'PATCH', `/schools/${second}`, { name: 'x' }),
      await send(headers, 'DELETE', `/schools/${second}`),
      await send(headers, 'GET', `/schools/${second}`),
      await send(headers, 'POST', '/users', { ...person, schools: [second] }),
      await send(headers, 'PATCH', `/users/${other.id}`, { name: 'x' }),
      await send(headers, 'DELETE', `/users/${other.id}`),
      await send(headers, 'GET', `/users/${other.id}`),
    ];
    expect(responses.map(({ status }) => status).filter((status) => ![401, 403, 404].includes(status))).toEqual([]);
    // An account does not change its own role or schools.
    for (const { id, role: given } of people) {
      await send(headers, 'PATCH', `/users/${id}`, { role: 'admin', schools: [second] });
      expect((await find('users', `&where[id][equals]=${id}`))[0]?.role).toBe(given);
    }
    expect(await stateOfSecond()).toEqual(before);
  });

  it('writes to no internal collection', async () => {
    const headers = roles[role] ?? {};
    const doc = { relationTo: 'news', value: victims.get('news')?.id };
    const attempts: [string, object][] = [
      ['change-journal', { collection: 'news', document: '1', kind: 'changed' }],
      ['preview-sessions', { nonce: 'x', editor: 1, expires: 9_999_999_999_999 }],
      ['visit-batches', { batch: 'x', day: '2026-11-20' }],
      ['link-checks', { url: 'https://x.example/', state: 'dead', checkedAt: '2026-11-20', documents: [] }],
      ['link-check-nights', { night: '2026-11-20' }],
      ['reviews', { documentCollection: 'news', documentId: 1, comment: 'x', requestedAt: '2026-11-20T08:00:00.000Z' }],
      ['payload-jobs', { taskSlug: 'schedulePublish', input: { type: 'publish', doc } }],
      ['payload-migrations', { name: 'x', batch: 9 }],
      ['payload-locked-documents', { document: doc, user: { relationTo: 'users', value: 1 } }],
    ];
    for (const [collection, data] of attempts) {
      expect([collection, [401, 403, 404, 501]]).toEqual([
        collection,
        expect.arrayContaining([(await send(headers, 'POST', `/${collection}`, data)).status]),
      ]);
    }
    expect([401, 403]).toContain((await send(headers, 'GET', '/payload-jobs/run')).status);
  });
});

it('an editor takes no lock from the other school, and the site has none', async () => {
  const mine = await personHeaders(contentUrl, 'secondEditor');
  const me = (await send(mine, 'GET', '/users/me')).body.user as Row;
  const lock = {
    document: { relationTo: 'news', value: victims.get('news')?.id },
    user: { relationTo: 'users', value: me.id },
  };
  const { status, body } = await send(mine, 'POST', '/payload-locked-documents?depth=0', lock);
  expect(status).toBe(201);
  for (const headers of Object.values(roles)) {
    const patched = await send(headers, 'PATCH', `/payload-locked-documents/${body.doc?.id}`, lock);
    expect([401, 403, 404]).toContain(patched.status);
    expect([401, 403, 404]).toContain(
      (await send(headers, 'DELETE', `/payload-locked-documents/${body.doc?.id}`)).status,
    );
  }
  expect((await send(mine, 'DELETE', `/payload-locked-documents/${body.doc?.id}`)).status).toBe(200);
});

/** A rich text with one link to a document. */
const linkTo = (relationTo: string, value: unknown) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0 },
        children: [
          {
            ...{ type: 'link', version: 3, direction: 'ltr', format: '', indent: 0 },
            fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
            children: [{ type: 'text', version: 1, text: 'ici', format: 0, mode: 'normal', style: '', detail: 0 }],
          },
        ],
      },
    ],
  },
});

describe('a document refers to no document of another school', () => {
  const slug = `essai-lien-${stamp}`;
  const image = () => victims.get('media')?.id;
  const cases: [string, string, () => object][] = [
    ['a relation', 'news', () => ({ title: 'x', slug, campus: ends.campus })],
    ['an image', 'news', () => ({ title: 'x', slug, image: image() })],
    ['a rubrique', 'pages', () => ({ title: 'x', slug, parent: victims.get('pages')?.id })],
    ['an image of a block', 'pages', () => ({ title: 'x', slug, body: [{ blockType: 'image', image: image() }] })],
    [
      'a link of a rich text',
      'pages',
      () => ({ title: 'x', slug, body: [{ blockType: 'rich-text', text: linkTo('news', victims.get('news')?.id) }] }),
    ],
    [
      'a link of a menu',
      'menus',
      () => ({
        slug,
        type: 'footer',
        body: [
          {
            blockType: 'menu-item',
            label: 'x',
            link: { to: 'document', document: { relationTo: 'pages', value: victims.get('pages')?.id } },
          },
        ],
      }),
    ],
    ['a choice of a CRM link', 'crm-links', () => ({ action: 'contact', ...ends })],
  ];
  it.each(cases)('%s', async (_what, collection, dataOf) => {
    for (const query of ['', '&draft=true']) {
      const { status, body } = await make(roles.editor ?? {}, collection, { ...dataOf(), _status: 'draft' }, query);
      expect([status, body.errors?.[0]?.message]).toEqual([400, expect.any(String)]);
    }
  });

  it('and the home page of a school neither', async () => {
    const first = (await find('schools', `&where[id][not_equals]=${second}`))[0] as Row;
    const { status } = await send(roles.editor ?? {}, 'PATCH', `/schools/${first.id}?draft=true&locale=fr`, {
      home: { image: image() },
      _status: 'draft',
    });
    expect(status).toBe(400);
  });

  it('nor one in its trash', async () => {
    const id = victims.get('news')?.id;
    expect((await send(admin, 'DELETE', `/news/${id}`)).status).toBe(200);
    const data = { title: 'x', slug, body: [{ blockType: 'rich-text', text: linkTo('news', id) }], _status: 'draft' };
    const { status, body } = await make(roles.editor ?? {}, 'pages', data, '&draft=true');
    const restored = await send(admin, 'PATCH', `/news/${id}?trash=true&locale=fr`, {
      deletedAt: null,
      _status: 'draft',
    });
    expect([restored.status, status, body.errors?.[0]?.message]).toEqual([200, 400, expect.any(String)]);
  });

  it('nor does an admin leave one behind that uses a document which moves', async () => {
    const editor = roles.editor ?? {};
    const drafted = (collection: string, data: object) => make(editor, collection, { ...data, _status: 'draft' });
    const used = (await drafted('pages', { title: 'Essai utilisé', slug: `${slug}-utilise`, layout: 'default' })).body;
    const below = { title: 'Essai dessous', slug, layout: 'default', parent: used.doc?.id };
    const link = [{ blockType: 'rich-text', text: linkTo('pages', used.doc?.id) }];
    const users = [
      ['pages', await drafted('pages', below)],
      ['news', await drafted('news', { title: 'Essai lié', slug: `${slug}-lie`, body: link })],
    ] as const;
    const move = async (query: string) =>
      send({ ...admin, 'accept-language': 'fr' }, 'PATCH', `/pages${query}`, { school: second, _status: 'draft' });
    const one = `/${used.doc?.id}`;
    for (const query of [`${one}?`, `${one}?draft=true`, `?draft=true&where[id][equals]=${used.doc?.id}`]) {
      const { status, body } = await move(`${query}&locale=fr`);
      expect([query, status]).toEqual([query, query.startsWith('?') ? 400 : 409]);
      for (const words of [
        '«\u00a0Essai utilisé\u00a0» est encore utilisé',
        'Essai dessous',
        'Essai lié',
        'changez l’école',
      ])
        expect(body.errors?.[0]?.message).toContain(words);
    }
    for (const [collection, { body }] of users) await send(editor, 'DELETE', `/${collection}/${body.doc?.id}`);
    expect((await move(`${one}?locale=fr`)).status).toBe(200);
    await send(admin, 'DELETE', `/pages${one}`);
  });

  it('nor do the trash and former versions bring one back, in any language', async () => {
    const editor = roles.editor ?? {};
    const draft = async (collection: string, data: object) =>
      (await make(editor, collection, { ...data, _status: 'draft' })).body.doc?.id;
    const used = await draft('pages', { title: 'Essai qui part', slug: `${slug}-part`, layout: 'default' });
    const idOfUser = async (name: string) => {
      const id = await draft('news', { title: name, slug: `${slug}-${name}` });
      const save = (body: object[]) =>
        send(editor, 'PATCH', `/news/${id}?draft=true&locale=en`, { body, _status: 'draft' });
      expect((await save([{ blockType: 'rich-text', text: linkTo('pages', used) }])).status).toBe(200);
      return { id, save };
    };
    const deleted = await idOfUser('efface');
    expect((await send(editor, 'DELETE', `/news/${deleted.id}`)).status).toBe(200);
    const changed = await idOfUser('change');
    const [linked] = await find('news/versions', `&sort=-updatedAt&limit=1&where[parent][equals]=${changed.id}`);
    expect((await changed.save([])).status).toBe(200);
    expect((await send(admin, 'PATCH', `/pages/${used}?locale=fr`, { school: second, _status: 'draft' })).status).toBe(
      200,
    );
    const restored = { deletedAt: null, _status: 'draft' };
    for (const refused of [
      await send(editor, 'PATCH', `/news/${deleted.id}?trash=true&locale=fr`, restored),
      await send(editor, 'POST', `/news/versions/${linked?.id}`),
    ])
      expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([400, expect.any(String)]);
    await send(admin, 'DELETE', `/news/${changed.id}`);
    await send(admin, 'DELETE', `/pages/${used}`);
  });

  it('nor does an admin take one along to another school', async () => {
    const created = await make(roles.editor ?? {}, 'news', { title: 'x', slug, _status: 'draft' }, '&draft=true');
    const [campus] = await find('campuses', `&limit=1&where[school][not_equals]=${second}`);
    const id = created.body.doc?.id;
    await send(roles.editor ?? {}, 'PATCH', `/news/${id}?draft=true&locale=fr`, {
      campus: campus?.id,
      _status: 'draft',
    });
    expect((await send(admin, 'PATCH', `/news/${id}?draft=true`, { school: second, _status: 'draft' })).status).toBe(
      400,
    );
    expect(
      (await send(admin, 'PATCH', `/news/${id}?draft=true`, { school: second, campus: ends.campus, _status: 'draft' }))
        .status,
    ).toBe(200);
    // A version from before the move is content of the school that the document left: refused to the other one.
    const [old] = await find('news/versions', `&sort=createdAt&where[parent][equals]=${id}`);
    const ponant = await personHeaders(contentUrl, 'secondEditor');
    expect([403, 404]).toContain((await send(ponant, 'POST', `/news/versions/${old?.id}`)).status);
    // From now on it is opened and saved in the other school alone.
    const title = { title: 'y', _status: 'draft' };
    const [mine, theirs] = [roles.editor ?? {}, ponant];
    expect((await send(mine, 'GET', `/news/${id}?draft=true`)).status).toBe(404);
    expect([403, 404]).toContain((await send(mine, 'PATCH', `/news/${id}?draft=true&locale=fr`, title)).status);
    expect((await send(theirs, 'GET', `/news/${id}?draft=true`)).status).toBe(200);
    const saved = await send(theirs, 'PATCH', `/news/${id}?draft=true&locale=fr&depth=0`, title);
    expect([saved.status, saved.body.doc?.school]).toEqual([200, second]);
    await send(admin, 'DELETE', `/news/${id}`);
  });

  it('nor does a draft move one that is online, or take the school from any', async () => {
    const editor = roles.editor ?? {};
    const { body } = await make(editor, 'news', { title: 'x', slug: `${slug}-en-ligne`, _status: 'draft' });
    const id = body.doc?.id;
    const save = (query: string, data: object) =>
      send({ ...admin, 'accept-language': 'fr' }, 'PATCH', `/news/${id}?locale=fr&depth=0${query}`, data);
    const cleared = await save('&draft=true', { school: null, _status: 'draft' });
    expect([cleared.status, cleared.body.errors]).toMatchObject([400, [{ data: { errors: [{ path: 'school' }] } }]]);
    const published = await save('', { publishDate: '2026-01-05T09:00:00.000Z', _status: 'published' });
    expect(published.body.doc?._status).toBe('published');
    const drafted = await save('&draft=true', { school: second, _status: 'draft' });
    expect([drafted.status, drafted.body.errors]).toMatchObject([
      400,
      [{ data: { errors: [{ path: 'school', message: expect.stringContaining('quand vous le publiez') }] } }],
    ]);
    const moved = await save('', { school: second, _status: 'published' });
    expect([moved.status, moved.body.doc?.school]).toEqual([200, second]);
    // Nor does a publication of several at once refuse it as a draft.
    const back = { school: body.doc?.school, _status: 'published' };
    const several = await send(admin, 'PATCH', `/news?where[id][equals]=${id}&locale=fr&depth=0`, back);
    expect([several.status, several.body.docs?.[0]?.school]).toEqual([200, body.doc?.school]);
    await send(admin, 'DELETE', `/news/${id}`);
  });
});
