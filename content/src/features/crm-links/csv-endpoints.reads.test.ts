// For the type of what the tests' content service provides.

import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../e2e/environment/accounts.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { readCsv } from '../../csv/csv.ts';

const contentUrl = inject('contentUrl');
const url = `${contentUrl}/api/crm-links/csv`;
const form = `${contentUrl}/sample-crm`;
const header = 'action,formation,campus,url_fr,url_en';
const testCourses = 124;

type Headers = Record<string, string>;

const send = (text: string, headers: Headers) =>
  fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: text });
const exported = async (headers: Headers) => (await fetch(url, { headers })).text();

let payload: Payload;
let editor: Headers;
const courses: number[] = [];
/** One line for each action, campus and course of the sample and of this test. */
let everyLine: string[][];

beforeAll(async () => {
  editor = await personHeaders(contentUrl, 'editor');
  payload = await openPayload(inject('contentEnvironment'));
  const school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id ?? 0;
  // Directly in the database: each save through the service takes a tenth of a second.
  for (let index = 0; index < testCourses; index += 1) {
    const data = { school, title: { fr: `Essai ${index}` }, slug: { fr: `essai-csv-${index}` }, _status: 'draft' };
    courses.push(Number((await payload.db.create({ collection: 'courses', data, req: {} })).id));
  }
  const known = readCsv(await exported(editor)).slice(1);
  const sampleSlugs = new Set(known.map(({ cells }) => cells[1] ?? ''));
  const slugs = [...courses.map((_, index) => `essai-csv-${index}`), ...sampleSlugs];
  everyLine = slugs.flatMap((course) =>
    ['paris', 'lyon', 'bordeaux', 'nantes', 'strasbourg'].flatMap((campus) =>
      ['contact', 'brochure', 'registration'].map((action) => {
        return [action, course, campus, `${form}/${action}?formation=${course}&site=${campus}`, ''];
      }),
    ),
  );
});

afterAll(async () => {
  await payload.db.deleteMany({ collection: 'crm-links', where: { course: { in: courses } }, req: {} });
  await payload.db.deleteMany({ collection: 'courses', where: { id: { in: courses } }, req: {} });
  await payload.destroy();
});

const asFile = (lines: string[][]) => [header, ...lines.map((line) => line.join(','))].join('\r\n');

describe('a file of 2,000 links', () => {
  it('with three bad lines is refused, names those lines and changes nothing', async () => {
    const before = await exported(editor);
    const lines = everyLine.slice(0, 2000).map((line) => [...line]);
    expect(lines).toHaveLength(2000);
    const spoil = (line: number, column: number, value: string) => {
      const cells = lines[line - 2];
      if (cells) cells[column] = value;
    };
    spoil(17, 0, 'apply');
    spoil(1204, 1, 'nulle-part');
    spoil(2001, 3, 'https://evil.example/form');
    const response = await send(asFile(lines), editor);
    expect(response.status).toBe(400);
    const refusal = (await response.json()) as { errorText: string; errors: { line: number; message: string }[] };
    expect(refusal).toMatchObject({ source: 'content', statusCode: 400 });
    expect(refusal.errorText).toContain('3 lignes');
    expect(refusal.errors.map(({ line }) => line)).toEqual([17, 1204, 2001]);
    expect(refusal.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('apply'),
      expect.stringContaining('nulle-part'),
      expect.stringContaining('evil.example'),
    ]);
    expect(await exported(editor)).toBe(before);
  });
});

describe('import and export', () => {
  it('are inverse: what was exported changes nothing', async () => {
    const text = await exported(editor);
    expect(readCsv(text)[0]?.cells).toEqual(header.split(','));
    expect(readCsv(text)).toHaveLength(87);
    const response = await send(text, editor);
    expect(await response.json()).toEqual({ created: 0, updated: 0, unchanged: 86 });
  });

  it('begin with a byte order mark, for spreadsheets', async () => {
    const bytes = new Uint8Array(await (await fetch(url, { headers: editor })).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('create, change and keep links, from a form too', async () => {
    const lines = everyLine.slice(0, 200);
    expect(await (await send(asFile(lines), editor)).json()).toEqual({ created: 200, updated: 0, unchanged: 0 });
    const changed = lines.map((line, index) => (index === 3 ? [...line.slice(0, 4), `${form}/contact?lang=en`] : line));
    const body = new FormData();
    body.append('file', new Blob([asFile(changed).replaceAll(',', ';')], { type: 'text/csv' }), 'liens.csv');
    const response = await fetch(url, { method: 'POST', headers: editor, body });
    expect(await response.json()).toEqual({ created: 0, updated: 1, unchanged: 199 });
    const rows = readCsv(await exported(editor)).map(({ cells }) => cells);
    expect(rows).toHaveLength(287);
    for (const line of changed) expect(rows).toContainEqual(line);
  });
});

describe('a course is named by', () => {
  const create = async (slug: string, status: 'draft' | 'published') => {
    const school = (await payload.findByID({ collection: 'courses', id: courses[0] ?? 0, depth: 0 })).school;
    const data = { school, title: { fr: slug }, slug: { fr: slug }, _status: status };
    const id = Number((await payload.db.create({ collection: 'courses', data, req: {} })).id);
    courses.push(id);
    return id;
  };
  const saveDraft = (id: number, slug: string) =>
    payload.update({ collection: 'courses', id, locale: 'fr', draft: true, data: { slug, _status: 'draft' } });
  const linkOf = (course: string) => ['contact', course, 'paris', `${form}/contact?formation=${course}`, ''];
  const named = async (...slugs: string[]) => {
    const rows = readCsv(await exported(editor)).map(({ cells }) => cells[1] ?? '');
    return rows.filter((slug) => slugs.includes(slug));
  };

  it('its newest draft while it is not online: its former slug may be that of another one', async () => {
    const [first, second] = [await create('essai-csv-avant', 'draft'), await create('essai-csv-autre', 'draft')];
    await saveDraft(first, 'essai-csv-apres');
    await saveDraft(second, 'essai-csv-avant');
    const response = await send(asFile([linkOf('essai-csv-apres')]), editor);
    expect(await response.json()).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect((await send(asFile([linkOf('essai-csv-autre')]), editor)).status).toBe(400);
    const { docs } = await payload.find({ collection: 'crm-links', depth: 0, where: { course: { in: courses } } });
    expect(docs.filter(({ course }) => course === first || course === second)).toMatchObject([{ course: first }]);
    expect(await named('essai-csv-avant', 'essai-csv-apres', 'essai-csv-autre')).toEqual(['essai-csv-apres']);
  });

  it('its published slug while it is online, whatever a draft has', async () => {
    const id = await create('essai-csv-en-ligne', 'published');
    await saveDraft(id, 'essai-csv-en-attente');
    expect((await send(asFile([linkOf('essai-csv-en-attente')]), editor)).status).toBe(400);
    const response = await send(asFile([linkOf('essai-csv-en-ligne')]), editor);
    expect(await response.json()).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(await named('essai-csv-en-ligne', 'essai-csv-en-attente')).toEqual(['essai-csv-en-ligne']);
  });
});

it('of several links that are given one choice at once, one gets it', async () => {
  const { docs } = await payload.find({ collection: 'campuses', limit: 2, depth: 0, sort: 'id' });
  const school = docs[0]?.school;
  const data = { school, title: { fr: 'Essai' }, slug: { fr: 'essai-csv-choix' }, _status: 'draft' };
  const course = Number((await payload.db.create({ collection: 'courses', data, req: {} })).id);
  courses.push(course);
  const ids: number[] = [];
  for (const { id: campus } of docs) {
    const link = { course, campus, action: 'contact', url: `${form}/contact`, school } as never;
    ids.push((await payload.create({ collection: 'crm-links', locale: 'fr', data: link })).id);
  }
  const response = await fetch(`${contentUrl}/api/crm-links?locale=fr&where[id][in]=${ids.join(',')}`, {
    ...{ method: 'PATCH', headers: { ...editor, 'content-type': 'application/json' } },
    body: JSON.stringify({ action: 'brochure', campus: docs[0]?.id }),
  });
  const chosen = { course: { equals: course }, action: { equals: 'brochure' } };
  const { totalDocs } = await payload.count({ collection: 'crm-links', where: chosen });
  expect([response.status, totalDocs]).toEqual([400, 1]);
});

describe('a line without an address', () => {
  it('is refused with the sentence of the form, and the link keeps its address', async () => {
    const before = await exported(editor);
    const [action, course, campus] = readCsv(before)[1]?.cells ?? [];
    const response = await send(asFile([[`${action}`, `${course}`, `${campus}`, '', '']]), editor);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { line: number; message: string }[] };
    expect(errors).toEqual([{ line: 2, message: expect.stringMatching(/^Indiquez l’adresse du formulaire/) }]);
    expect(await exported(editor)).toBe(before);
  });
});

describe('the endpoint', () => {
  it('is closed to strangers, to the account of the site and to other schools', async () => {
    const service = await siteHeaders(contentUrl);
    const second = await personHeaders(contentUrl, 'secondEditor');
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: service })).status).toBe(403);
    expect((await send(`${header}\n`, service)).status).toBe(403);
    expect((await fetch(`${url}?school=1`, { headers: second })).status).toBe(403);
    // Administrators work for all schools, and for none that is not there.
    const admin = await personHeaders(contentUrl, 'admin');
    const ofSecond = await fetch(`${url}?school=2`, { headers: admin });
    expect([ofSecond.status, await ofSecond.text()]).toEqual([200, await exported(second)]);
    for (const other of ['99', 'x', '']) {
      expect((await fetch(`${url}?school=${other}`, { headers: admin })).status, other).toBe(403);
    }
    expect(await exported(second)).toBe(`${header}\r\n`);
    const response = await send(`${header}\ncontact,design-objet,paris,${form}/contact,`, second);
    const { errors } = (await response.json()) as { errors: { line: number }[] };
    expect(errors.map(({ line }) => line)).toEqual([2, 2]);
  });

  it('takes CSV of at most 2 MB', async () => {
    expect((await send('x'.repeat(2_000_001), editor)).status).toBe(413);
    const json = { ...editor, 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    expect((await fetch(url, { method: 'POST', headers: editor, body: new FormData() })).status).toBe(400);
  });
});
