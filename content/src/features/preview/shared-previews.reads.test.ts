import { randomBytes } from 'node:crypto';
import { previewHeader } from '@vitrine/contract/messages/preview.ts';
import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../e2e/environment/accounts.ts';
import { sharedSecret } from '../../../../e2e/environment/shared-secret.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import type { SharedLink } from './sharing-endpoints.ts';

type Headers = Record<string, string>;

let trial: Awaited<ReturnType<typeof openTrial>>;
/** Has a published version, and a draft with another title. */
let shared: number;
/** Was never published. */
let unpublished: number;
/** Has a draft that nobody shared. */
let other: number;
let secondEditor: Headers;

const linksOf = (text: string) => (JSON.parse(text) as { links: SharedLink[] }).links;
const path = (id: number, link = '') => `/news/${id}/shared-previews${link}`;
const ticketOf = ({ url }: SharedLink) => new URL(url).searchParams.get('ticket') ?? '';
const redeem = (ticket: string, headers = trial.service) => trial.send('POST', '/preview/redeem', { ticket }, headers);

async function share(id: number, days = 7): Promise<SharedLink> {
  const response = await trial.edit('POST', path(id), { days });
  expect(response.status, response.text).toBe(201);
  const [link] = linksOf(response.text);
  if (!link) throw new Error('no link');
  return link;
}

async function openLink(link: SharedLink): Promise<{ session: string; path: string; expires: number }> {
  const response = await redeem(ticketOf(link));
  expect(response.status, response.text).toBe(200);
  return JSON.parse(response.text);
}

/** The titles that the site gets with a session, of documents with these slugs. */
const titles = (session: string, ...slugs: string[]) => titlesOf(session, slugs, 'sort=slug');

async function titlesOf(session: string, slugs: string[], list: string) {
  const query = `where[slug][in]=${slugs.join(',')}&locale=fr&depth=0&draft=true&${list}`;
  const { status, text } = await trial.send('GET', `/news?${query}`, undefined, {
    ...trial.service,
    [previewHeader]: session,
  });
  const { docs, totalDocs } = JSON.parse(text) as { docs?: { title: string }[]; totalDocs?: number };
  return { status, titles: docs?.map(({ title }) => title), totalDocs };
}

/** A link that an editor with an account of its own has made. */
async function shareAsSomebody(name: string) {
  const admin = await personHeaders(inject('contentUrl'), 'admin');
  const { text } = await trial.send('GET', '/schools?depth=0&sort=id', undefined, admin);
  const schools = (JSON.parse(text) as { docs: { id: number; namespace: string }[] }).docs;
  const ponant = schools.find(({ namespace }) => namespace === 'ponant')?.id;
  const own = schools.filter(({ id }) => id !== ponant).map(({ id }) => id);
  const person = { email: `${name}@ecole.example`, password: 'une phrase de quelques mots' };
  const data = { ...person, name, role: 'editor', schools: own };
  const made = await trial.send('POST', '/users?depth=0', data, admin);
  const { token } = JSON.parse((await trial.send('POST', '/users/login', person)).text) as { token: string };
  const created = await trial.send('POST', path(shared), { days: 1 }, { authorization: `JWT ${token}` });
  const [link] = linksOf(created.text);
  if (!link) throw new Error(created.text);
  return { account: `/users/${made.body.doc?.id}`, admin, ponant, link, token };
}

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  secondEditor = await personHeaders(inject('contentUrl'), 'secondEditor');
  shared = await trial.create('news', trial.article('essai-partage'));
  other = await trial.create('news', trial.article('essai-voisin'));
  unpublished = await trial.create('news', { ...trial.article('essai-inedit'), _status: 'draft' });
  for (const id of [shared, other]) {
    const draft = await trial.edit('PATCH', `/news/${id}?draft=true&locale=fr`, { title: `Brouillon ${id}` });
    expect(draft.status, draft.text).toBe(200);
  }
});
afterAll(() => trial.clear());

describe('a link to a preview', () => {
  it('opens the page of the document, any number of times', async () => {
    const link = await share(shared);
    expect(link.editor).toBe(sampleAccounts.editor.name);
    expect(link.expires).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    const first = await openLink(link);
    expect(first.path).toBe('/actualites/essai-partage');
    expect(first.expires).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await openLink(link)).path).toBe(first.path);
    expect(unseal(first.session, 'preview-session', sharedSecret)).toMatchObject({ shared: true });
  });

  it('shows the draft of its document, and all others as they are published', async () => {
    const { session } = await openLink(await share(shared));
    const seen = await titles(session, 'essai-partage', 'essai-voisin', 'essai-inedit');
    expect(seen).toEqual({ status: 200, titles: [`Brouillon ${shared}`, 'essai-voisin'], totalDocs: 2 });
  });

  it.each([
    ['limit=1&sort=slug&pagination=false', ['Brouillon']],
    ['limit=1&sort=-slug&pagination=false', ['essai-voisin']],
    ['limit=1&sort=-slug&page=1', ['essai-voisin']],
    ['limit=1&sort=-slug&page=2', ['Brouillon']],
  ])('shows the draft on the page of a list that has its document, and on no other (%s)', async (list, shown) => {
    const { session } = await openLink(await share(shared));
    const seen = await titlesOf(session, ['essai-partage', 'essai-voisin'], list);
    expect(seen.titles?.map((title) => title.replace(/ \d+$/, ''))).toEqual(shown);
  });

  it.each([
    ['limit=2&sort=slug', ['essai-inedit', 'essai-partage']],
    ['limit=2&sort=-slug', ['essai-voisin', 'essai-partage']],
    ['limit=3&sort=-slug', ['essai-voisin', 'essai-partage', 'essai-inedit']],
    ['limit=1&sort=slug&page=2', ['essai-voisin']],
  ])(
    'shows one that was never published in its place, in a list no longer than asked for (%s)',
    async (list, shown) => {
      const { session } = await openLink(await share(unpublished));
      const slugs = ['essai-inedit', 'essai-partage', 'essai-voisin'];
      expect((await titlesOf(session, slugs, list)).titles).toEqual(shown);
    },
  );

  it('shows a document that was never published', async () => {
    const { session, path: page } = await openLink(await share(unpublished));
    expect(page).toBe('/actualites/essai-inedit');
    expect((await titles(session, 'essai-inedit', 'essai-voisin')).titles).toEqual(['essai-inedit', 'essai-voisin']);
    expect((await titles(session, 'essai-partage')).titles).toEqual(['essai-partage']);
  });

  it('shows what its document refers to as it is published', async () => {
    const draftOf = (collection: string, id: number, changes: object) =>
      trial.edit('PATCH', `/${collection}/${id}?draft=true&locale=fr`, changes);
    const place = { street: '1 quai', postalCode: '75013', city: 'Paris', introduction: 'Essai.' };
    const published = { _status: 'published' };
    const campus = { title: 'Campus', slug: 'essai-campus', ...place };
    const campusId = await trial.create('campuses', { ...campus, ...published });
    const hidden = await trial.create('campuses', { ...campus, slug: 'essai-campus-inedit', _status: 'draft' });
    const rubrique = { title: 'Rubrique', slug: 'essai-rubrique', layout: 'default' };
    const parent = await trial.create('pages', { ...rubrique, ...published });
    const page = await trial.create('pages', { ...rubrique, slug: 'essai-sous-page', parent, _status: 'draft' });
    await draftOf('campuses', campusId, { title: 'Un projet secret' });
    await draftOf('pages', parent, { slug: 'essai-projet-secret' });
    const link = await openLink(await share(shared));
    for (const [id, shown] of [
      [campusId, expect.objectContaining({ title: 'Campus' })],
      [hidden, hidden],
    ]) {
      expect((await draftOf('news', shared, { campus: id })).status).toBe(200);
      const { text } = await trial.send('GET', `/news?where[id][equals]=${shared}&depth=2&draft=true`, undefined, {
        ...trial.service,
        [previewHeader]: link.session,
      });
      expect(JSON.parse(text).docs).toMatchObject([{ title: `Brouillon ${shared}`, campus: shown }]);
    }
    await draftOf('news', shared, { campus: null });
    const made = await trial.edit('POST', `/pages/${page}/shared-previews`, { days: 1 });
    const [pageLink] = linksOf(made.text);
    expect(pageLink && (await openLink(pageLink)).path).toBe('/essai-rubrique/essai-sous-page');
  });

  it('opens nothing any more once it is revoked, nor do the sessions that it opened', async () => {
    const link = await share(shared);
    const kept = await share(shared);
    const { session } = await openLink(link);
    const revoked = await trial.edit('DELETE', path(shared, `/${link.id}`));
    expect(linksOf(revoked.text).map(({ id }) => id)).not.toContain(link.id);
    expect((await redeem(ticketOf(link))).status).toBe(403);
    expect((await titles(session, 'essai-partage')).status).toBe(403);
    expect((await redeem(ticketOf(kept))).status).toBe(200);
    expect((await trial.edit('DELETE', path(shared, `/${link.id}`))).status).toBe(404);
  });

  it('opens nothing any more once its editor works for another school', async () => {
    const { account, admin, ponant, link } = await shareAsSomebody('essai-ailleurs');
    const { session } = await openLink(link);
    expect((await titles(session, 'essai-partage')).titles).toEqual([`Brouillon ${shared}`]);
    expect((await trial.send('PATCH', account, { schools: [ponant] }, admin)).status).toBe(200);
    expect((await redeem(ticketOf(link))).status).toBe(403);
    expect((await titles(session, 'essai-partage')).status).toBe(403);
    await trial.edit('DELETE', path(shared, `/${link.id}`));
    expect((await trial.send('DELETE', account, undefined, admin)).status).toBe(200);
  });

  it('ends with the account of its editor', async () => {
    const { account, admin, link } = await shareAsSomebody('essai-parti');
    const { session } = await openLink(link);
    const deleted = await trial.send('DELETE', account, undefined, admin);
    expect(deleted.status, deleted.text).toBe(200);
    expect((await redeem(ticketOf(link))).status).toBe(403);
    expect((await titles(session, 'essai-partage')).status).toBe(403);
    expect(linksOf((await trial.edit('GET', path(shared))).text).map(({ id }) => id)).not.toContain(link.id);
  });

  it('clears the rows of previews that have expired away when it is opened', async () => {
    const payload = await openPayload(inject('contentEnvironment'));
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } }, limit: 1 });
    const nonce = randomBytes(16).toString('hex');
    const data = { nonce, editor: docs[0]?.id ?? 0, expires: Date.now() - 1 };
    await payload.create({ collection: 'preview-sessions', data });
    await openLink(await share(shared));
    const where = { nonce: { equals: nonce } };
    expect((await payload.count({ collection: 'preview-sessions', where })).totalDocs).toBe(0);
    await payload.destroy();
  });

  it('goes on when one of its readers leaves the preview', async () => {
    const link = await share(shared);
    const { session } = await openLink(link);
    expect((await trial.send('POST', '/preview/end', { session }, trial.service)).status).toBe(200);
    expect((await redeem(ticketOf(link))).status).toBe(200);
  });

  it('opens nothing once it has expired, or where it is forged, or on the site of another school', async () => {
    const link = await share(shared, 1);
    const [text = ''] = ticketOf(link).split('.');
    const value = JSON.parse(Buffer.from(text, 'base64url').toString());
    const late = seal({ ...value, expires: Date.now() - 1 }, 'preview-link', sharedSecret);
    const longer = seal({ ...value, expires: value.expires + 86_400_000 * 400 }, 'preview-link', 'another secret');
    for (const ticket of [late, longer, `${ticketOf(link)}x`]) expect((await redeem(ticket)).status).toBe(403);
    expect((await redeem(ticketOf(link), await siteHeaders(inject('contentUrl'), 'second'))).status).toBe(403);
  });
});

describe('a preview of an editor', () => {
  it('opens for nobody of another school, and ends once its editor works for another one', async () => {
    const { account, admin, ponant, link, token } = await shareAsSomebody('essai-billet');
    const ticketFor = (editor: number, authorization = `JWT ${token}`, change: object = {}) => {
      const [, claims = ''] = authorization.split('.');
      const { sid: panelSession } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      const ticket = { editor, panelSession, path: '/', site: new URL(link.url).origin, expires: Date.now() + 60_000 };
      return seal({ ...ticket, nonce: randomBytes(16).toString('hex'), ...change }, 'preview-ticket', sharedSecret);
    };
    const own = Number(account.split('/').at(-1));
    const { user } = JSON.parse((await trial.send('GET', '/users/me', undefined, secondEditor)).text);
    expect((await redeem(ticketFor(user.id, secondEditor.authorization))).status).toBe(403);
    for (const change of [{ expires: Date.now() - 1 }, { path: '//evil.example' }])
      expect([change, (await redeem(ticketFor(own, undefined, change))).status]).toEqual([change, 403]);
    const opened = await redeem(ticketFor(own));
    expect(opened.status, opened.text).toBe(200);
    const { session } = JSON.parse(opened.text);
    expect((await titles(session, 'essai-partage')).titles).toEqual([`Brouillon ${shared}`]);
    expect((await trial.send('PATCH', account, { schools: [ponant] }, admin)).status).toBe(200);
    expect((await titles(session, 'essai-partage')).status).toBe(403);
    await trial.edit('DELETE', path(shared, `/${link.id}`));
    expect((await trial.send('DELETE', account, undefined, admin)).status).toBe(200);
  });
});

describe('links of a document', () => {
  it('are listed, and end with the document', async () => {
    const id = await trial.create('news', { ...trial.article('essai-efface'), _status: 'draft' });
    const link = await share(id);
    expect(linksOf((await trial.edit('GET', path(id))).text)).toEqual([link]);
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    expect((await redeem(ticketOf(link))).status).toBe(403);
  });

  it('are made by those who may change the document alone', async () => {
    const link = await share(shared);
    for (const [headers, status] of [
      [{}, 401],
      [trial.service, 403],
      [secondEditor, 404],
    ] as const) {
      expect((await trial.send('GET', path(shared), undefined, headers)).status).toBe(status);
      expect((await trial.send('POST', path(shared), { days: 7 }, headers)).status).toBe(status);
      expect((await trial.send('DELETE', path(shared, `/${link.id}`), undefined, headers)).status).toBe(status);
    }
  });

  it('are valid for one of three lifetimes, and at most twenty', async () => {
    for (const body of [{ days: 2 }, { days: 3650 }, {}, 'no JSON']) {
      const refused = await trial.edit('POST', path(other), body);
      expect(refused.status, refused.text).toBe(400);
      expect(refused.text).toContain('Choisissez une durée');
    }
    for (let made = 0; made < 20; made += 1) await share(other);
    const refused = await trial.edit('POST', path(other), { days: 1 });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('révoquez-en un')]);
  });
});
