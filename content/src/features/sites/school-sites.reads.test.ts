import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';

/** The default of `SITE_URL`, which this content service has. */
const siteUrl = 'http://localhost:3000';
/** The site of a school which is not that of this content service's `SITE_URL`. */
const elsewhere = 'https://www.atelier-ponant.example';

type Headers = Record<string, string>;

let trial: Awaited<ReturnType<typeof openTrial>>;
let admin: Headers;
/** An article of the school elsewhere. */
let article: number;
let ponant: number;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  admin = await personHeaders(inject('contentUrl'), 'admin');
  const { text } = await trial.send('GET', '/schools?depth=0&where[namespace][equals]=ponant', undefined, admin);
  ponant = JSON.parse(text).docs[0].id;
  const news = { ...trial.article(`essai-${randomUUID()}`), school: ponant };
  const created = await trial.send('POST', '/news?locale=fr&depth=0', news, admin);
  article = Number(created.body.doc?.id);
});
afterAll(async () => {
  await trial.send('DELETE', `/news/${article}`, undefined, admin);
  await trial.clear();
});

/** Where the preview endpoint redirects an administrator to; the status where it does not redirect. */
async function opened(query: Record<string, string | number>): Promise<string | number> {
  const url = `${inject('contentUrl')}/api/preview/open?${new URLSearchParams(query as Record<string, string>)}`;
  const response = await fetch(url, { headers: admin, redirect: 'manual' });
  const location = response.headers.get('location');
  return location ? location.replace(/=.*/, '=') : response.status;
}

describe('a school with a site of its own', () => {
  it('has its previews there', async () => {
    expect(await opened({ collection: 'news', id: article, locale: 'fr' })).toBe(`${elsewhere}/callback?ticket=`);
    expect(await opened({ collection: 'schools', id: ponant })).toBe(`${elsewhere}/callback?ticket=`);
    const own = await trial.create('news', trial.article('essai-site'));
    expect(await opened({ collection: 'news', id: own, locale: 'fr' })).toBe(`${siteUrl}/callback?ticket=`);
  });

  it('gets its editors back who came from there, and no other host gets a ticket', async () => {
    expect(await opened({ path: '/news', site: elsewhere })).toBe(`${elsewhere}/callback?ticket=`);
    expect(await opened({ path: '/news' })).toBe(`${siteUrl}/callback?ticket=`);
    for (const site of ['https://evil.example', `${elsewhere}.evil.example`, `${elsewhere}/`, ''])
      expect(await opened({ path: '/news', site }), site).toBe(400);
  });

  it('redeems the tickets for its own site only', async () => {
    const url = `${inject('contentUrl')}/api/preview/open?path=/&site=${elsewhere}`;
    const location = (await fetch(url, { headers: admin, redirect: 'manual' })).headers.get('location') ?? '';
    const ticket = new URL(location).searchParams.get('ticket');
    expect((await trial.send('POST', '/preview/redeem', { ticket }, trial.service)).status).toBe(403);
    const there = await siteHeaders(inject('contentUrl'), 'second');
    expect((await trial.send('POST', '/preview/redeem', { ticket }, there)).status).toBe(200);
  });

  it('has its shared links there', async () => {
    const { text } = await trial.send('POST', `/news/${article}/shared-previews`, { days: 1 }, admin);
    expect(JSON.parse(text).links[0].url).toMatch(`${elsewhere}/callback?ticket=`);
  });

  it('is shown in the frame of the live preview, beside the other sites', async () => {
    const policy = (await fetch(`${inject('contentUrl')}/admin/login`)).headers.get('content-security-policy');
    expect(policy).toContain(`frame-src 'self' ${siteUrl} ${elsewhere};`);
  });

  it('may redirect to full addresses of its site, and not to those of another', async () => {
    const save = (from: string, to: string) =>
      trial.send('POST', '/redirects?depth=0', { from, to, school: ponant }, admin);
    const saved = await save(`${elsewhere}/essai-vieux`, `${elsewhere}/essai-neuf`);
    expect(saved.body.doc).toMatchObject({ from: '/essai-vieux', to: '/essai-neuf' });
    expect((await save('/essai-autre', 'https://www.ecole-meridienne.example/x')).status).toBe(400);
    await trial.send('DELETE', `/redirects/${saved.body.doc?.id}`, undefined, admin);
  });
});

it('a school is deleted by nobody, alone or with others', async () => {
  for (const path of [`/schools/${ponant}`, `/schools?where[id][equals]=${ponant}`])
    expect((await trial.send('DELETE', path, undefined, admin)).status, path).toBe(403);
  expect((await trial.send('GET', `/schools/${ponant}`, undefined, admin)).status).toBe(200);
  expect((await trial.send('GET', `/news/${article}`, undefined, admin)).status).toBe(200);
});

it('a school is taken offline by nobody, now or later; a draft of it is saved', async () => {
  const unpublished = { _status: 'draft' };
  for (const [path, status] of [
    [`/schools/${ponant}`, 409],
    [`/schools/${ponant}?unpublishAllLocales=true`, 409],
    [`/schools?where[id][equals]=${ponant}`, 403],
  ] as const)
    expect((await trial.send('PATCH', path, unpublished, admin)).status, path).toBe(status);
  const state = JSON.parse((await trial.send('GET', `/schools/${ponant}/schedule`, undefined, admin)).text);
  expect(state.staysOnline).toBe(true);
  const later = { action: 'unpublish', day: '2099-01-01', time: '09:00' };
  const planned = await trial.send('POST', `/schools/${ponant}/schedule`, later, admin);
  expect([planned.status, planned.text]).toEqual([400, expect.stringContaining('toutes ses pages')]);
  const draft = await trial.send('PATCH', `/schools/${ponant}?draft=true`, unpublished, admin);
  expect(draft.status, draft.text).toBe(200);
  const published = await trial.send('GET', `/schools/${ponant}?depth=0`, undefined, admin);
  expect(JSON.parse(published.text)._status).toBe('published');
  expect((await trial.send('POST', `/schools/${ponant}/revert`, undefined, admin)).status).toBe(200);
});
