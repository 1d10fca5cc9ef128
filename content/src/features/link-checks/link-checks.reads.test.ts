import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { linkingText } from '../../../tests/linking-text.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openOutsideWorld, refusesOthers, resolvesOwnNames } from '../../../tests/outside-world.ts';
import { openTrial } from '../../../tests/trial.ts';
import { query, sql } from '../../database/sql.ts';
import { type SamplePerson, sampleAccounts } from '../../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');
const stamp = Date.now().toString(36);

let trial: Awaited<ReturnType<typeof openTrial>>;
let world: Awaited<ReturnType<typeof openOutsideWorld>>;
let payload: Payload;
let collectLinks: typeof import('./collect-links.ts').collectLinks;
let nightly: typeof import('./nightly.ts');
let today: typeof import('../dashboard/read-today.ts');
/** paths that respond with 200 by now */
const mended = new Set(['/gone-later']);

function respond({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/silent' && !mended.has(url)) return;
  if (url === '/inwards') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  const isRefused = url === '/no-head' && method === 'HEAD';
  const isGone = url.startsWith('/gone') && !mended.has(url);
  response.writeHead(isRefused ? 405 : isGone ? 404 : 200).end();
}

const textTo = (...urls: string[]) => linkingText(...urls.map((url) => ({ text: 'ici', linkType: 'custom', url })));

let article: number;
let crm: { id: number; url: string }[] = [];
const setCrmUrl = (id: number, url: string) =>
  query(payload, sql`UPDATE "crm_links_locales" SET "url" = ${url} WHERE "_parent_id" = ${id} AND "_locale" = 'fr'`);
const outside = (...paths: string[]) => paths.map((path) => `${world.origin}${path}`);

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  world = await openOutsideWorld(respond);
  payload = await openPayload(inject('contentEnvironment'));
  // Only now: they read the settings when they are loaded.
  ({ collectLinks } = await import('./collect-links.ts'));
  nightly = await import('./nightly.ts');
  today = await import('../dashboard/read-today.ts');
  const body = [textTo(...outside('/alive', '/gone', '/no-head', '/silent', '/inwards', '/gone-later'))];
  article = await trial.create('news', { ...trial.article(`essai-liens-${stamp}`), body });
  const english = { title: 'A trial', slug: `essai-links-${stamp}`, body: [textTo(...outside('/english'))] };
  const translated = await trial.publish('news', article, english, 'en');
  expect(translated.status, translated.text).toBe(200);
  const draft = { ...trial.article(`essai-liens-brouillon-${stamp}`), body: [textTo(...outside('/draft'))] };
  await trial.create('news', { ...draft, _status: 'draft' });
  const links = await trial.edit('GET', '/crm-links?depth=0&locale=fr&limit=2&sort=id');
  crm = JSON.parse(links.text).docs;
  const gone = `${contentUrl}/sample-crm/apply`;
  // A route is slow at its first request.
  expect((await fetch(gone)).status).toBe(404);
  await setCrmUrl(Number(crm[0]?.id), gone);
  await setCrmUrl(Number(crm[1]?.id), `http://localhost:${world.port}/crm`);
});
afterAll(async () => {
  for (const { id, url } of crm) await setCrmUrl(id, url);
  await query(payload, sql`DELETE FROM "link_checks"`);
  await query(payload, sql`DELETE FROM "link_check_nights"`);
  await trial.clear();
  await world.close();
  await payload?.destroy();
});

const ownMachine = { isRefused: refusesOthers, resolveName: resolvesOwnNames };
/** The checks of a night, `2026-11-21`, at half past three in Paris. The service itself is among the hosts, and may be busy. */
const night = (day: string) =>
  nightly.checkTonight(payload, {
    ...{ now: new Date(`${day}T02:30:00.000Z`), ...ownMachine, timeout: 3000, pace: 0 },
  });
async function stored(path: string) {
  const where = { url: { equals: world.origin + path } };
  const { docs } = await payload.find({ collection: 'link-checks', where, depth: 0 });
  return docs.map(({ state, reason, failingSince }) => [state, reason, failingSince?.slice(0, 10) ?? null])[0];
}
async function dashboardOf({ email }: SamplePerson) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 });
  return today.readToday({ payload, user: { ...docs[0], collection: 'users' } as TypedUser }, 'fr');
}
async function checklist(): Promise<string[]> {
  const { text } = await trial.edit('GET', `/news/${article}?locale=fr&draft=true&depth=0`);
  const path = `/news/${article}/publishing-checklist?locale=fr`;
  const { findings } = JSON.parse((await trial.edit('POST', path, { values: JSON.parse(text) })).text);
  return findings.map(({ message }: { message: string }) => message);
}

it('collects the links of published documents in both languages, and the CRM links', async () => {
  const found = await collectLinks(payload);
  const ours = found.filter(({ url }) => url.startsWith(world.origin));
  expect(ours.map(({ url }) => url).sort()).toEqual(
    outside('/alive', '/gone', '/no-head', '/silent', '/inwards', '/gone-later', '/english').sort(),
  );
  for (const { documents, isCrm } of ours) {
    expect([documents, isCrm]).toEqual([[{ collection: 'news', id: article }], false]);
  }
  const ofCrm = found.filter(({ isCrm }) => isCrm).map(({ url }) => url);
  expect(ofCrm).toContain(`http://localhost:${world.port}/crm`);
  // URLs of fields, of blocks too, but none of the schools' own sites.
  const hosts = new Set(found.map(({ url }) => new URL(url).hostname));
  for (const host of ['social.example', 'reclamations.ecole-meridienne.example', 'tramelle.example']) {
    expect([...hosts]).toContain(host);
  }
  expect([...hosts]).not.toContain('www.ecole-meridienne.example');
});

describe('the checks of a night', () => {
  it('are made by one of several services, at night', async () => {
    const noon = { now: new Date('2026-11-21T11:00:00.000Z'), ...ownMachine };
    expect(await nightly.checkTonight(payload, noon)).toBe(false);
    expect(world.requests).toEqual([]);
    expect((await Promise.all([night('2026-11-21'), night('2026-11-21'), night('2026-11-21')])).sort()).toEqual([
      false,
      false,
      true,
    ]);
    expect(world.requests.filter((request) => request.endsWith('/alive'))).toEqual(['HEAD /alive']);
    expect(await night('2026-11-21')).toBe(false);
  }, 120_000);

  it('find what is dead, and what one bad night does not prove', async () => {
    expect(await stored('/alive')).toEqual(['alive', '200', null]);
    expect(await stored('/english')).toEqual(['alive', '200', null]);
    expect(await stored('/no-head')).toEqual(['alive', '200', null]);
    expect(await stored('/gone')).toEqual(['dead', '404', '2026-11-21']);
    expect(await stored('/silent')).toEqual(['doubtful', 'timeout', '2026-11-21']);
    expect(await stored('/inwards')).toEqual(['unknown', 'private', null]);
    expect(await stored('/draft')).toBeUndefined();
  });

  it('request no CRM link on a host that is not listed', async () => {
    expect(world.requests.filter((request) => request.endsWith('/crm'))).toEqual([]);
    const where = { url: { equals: `http://localhost:${world.port}/crm` } };
    const { docs } = await payload.find({ collection: 'link-checks', where, depth: 0 });
    expect(docs).toMatchObject([{ state: 'unknown', reason: 'host' }]);
  });

  it('keep the day of the first failure', async () => {
    mended.delete('/gone-later');
    expect(await night('2026-11-22')).toBe(true);
    expect(await stored('/gone-later')).toEqual(['dead', '404', '2026-11-22']);
    expect(await stored('/gone')).toEqual(['dead', '404', '2026-11-21']);
    expect(await stored('/silent')).toEqual(['dead', 'timeout', '2026-11-21']);
  }, 120_000);
});

describe('a dead link', () => {
  it('is said in the checklist of its document', async () => {
    const said = (await checklist()).filter((message) => message.includes(world.origin));
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/«\sici\s» mène à .*\/gone, qui ne répond plus depuis le 21\snov\.\s2026 \(404\)/);
    expect(said[1]).toMatch(/\/silent, qui ne répond plus depuis le 21\snov\.\s2026 \(pas de réponse\)/);
  });

  it('is on the dashboard of those who may open its document', async () => {
    const { deadLinks, crmLinks } = await dashboardOf(sampleAccounts.editor);
    // Hosts of the sample do not exist: since the first night.
    expect(deadLinks.newest[0]).toEqual({
      ...{ url: `${world.origin}/gone-later`, reason: '404', since: '2026-11-22T02:30:00.000Z' },
      ...{ name: `Actualité · essai-liens-${stamp}`, href: `/admin/collections/news/${article}` },
    });
    expect(deadLinks.total).toBeGreaterThan(deadLinks.newest.length);
    expect(crmLinks.dead).toBe(1);
    const { deadLinks: ofSecond } = await dashboardOf(sampleAccounts.secondEditor);
    expect(ofSecond.newest.map(({ href }) => href)).not.toContain(`/admin/collections/news/${article}`);
    expect(ofSecond.total).toBeLessThan(deadLinks.total);
    const page = await fetch(`${contentUrl}/admin`, { headers: await editorHeaders() });
    expect((await page.text()).includes(`${world.origin}/gone-later`)).toBe(true);
  });

  it('of the CRM is marked in its grid', async () => {
    const html = await (await fetch(`${contentUrl}/admin/crm-coverage`, { headers: await editorHeaders() })).text();
    // Not the whole page: it would fill the output where this fails.
    expect(html.match(/depuis le 21[^<"\\]*/)?.[0]?.replaceAll('\u00a0', ' ')).toBe('depuis le 21 nov. 2026 (404)');
    expect(html.includes(`/admin/collections/crm-links/${crm[0]?.id}?locale=fr`)).toBe(true);
    expect(html.includes('1 lien mort')).toBe(true);
  });

  it('is mentioned no more once it is taken out, and forgotten in the night after', async () => {
    const body = [textTo(...outside('/alive', '/silent'))];
    expect((await trial.publish('news', article, { body })).status).toBe(200);
    const { newest } = (await dashboardOf(sampleAccounts.editor)).deadLinks;
    expect(newest.map(({ url }) => url)).not.toContain(`${world.origin}/gone-later`);
    mended.add('/silent');
    expect(await night('2026-11-23')).toBe(true);
    expect(await stored('/gone')).toBeUndefined();
    expect(await stored('/silent')).toEqual(['alive', '200', null]);
    expect(await checklist()).toEqual([]);
  }, 120_000);
});

async function editorHeaders(): Promise<Record<string, string>> {
  const { text } = await trial.send('POST', '/users/login', sampleAccounts.editor);
  return { authorization: `JWT ${JSON.parse(text).token}`, 'accept-language': 'fr' };
}
