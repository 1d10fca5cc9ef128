import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { type SamplePerson, sampleAccounts } from '../../seed/sample-accounts.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
let today: typeof import('./read-today.ts');

async function dashboardOf({ email }: SamplePerson, changed: Partial<TypedUser> = {}) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 });
  return today.readToday({ payload, user: { ...docs[0], ...changed, collection: 'users' } as TypedUser }, 'fr');
}

const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
  // Only now: it reads the settings when it is loaded.
  today = await import('./read-today.ts');
});
afterAll(async () => {
  await trial.clear();
  await payload?.destroy();
});

describe('the dashboard', () => {
  it('lists the newest publications and who made them, and one’s own drafts, newest first', async () => {
    const published = await trial.create('news', trial.article('essai-paru'));
    await trial.create('news', { ...trial.article('essai-premier'), _status: 'draft' });
    const changed = await trial.edit('PATCH', `/news/${published}?draft=true&locale=fr`, { title: 'Essai repris' });
    expect(changed.status, changed.text).toBe(200);
    const { drafts, publications } = await dashboardOf(sampleAccounts.editor);
    expect(names(drafts).slice(0, 2)).toEqual(['Actualité · Essai repris', 'Actualité · essai-premier']);
    expect(publications[0]).toMatchObject({
      name: 'Actualité · essai-paru',
      href: `/admin/collections/news/${published}`,
      savedBy: sampleAccounts.editor.name,
    });
    expect(publications).toHaveLength(today.mostEntries);
  });

  it('lists no drafts of others, nothing of other schools, and nothing from the trash', async () => {
    const id = await trial.create('news', { ...trial.article('essai-jete'), _status: 'draft' });
    expect(names((await dashboardOf(sampleAccounts.editor)).drafts)).toContain('Actualité · essai-jete');
    expect(names((await dashboardOf(sampleAccounts.admin)).drafts)).not.toContain('Actualité · essai-jete');
    const contributor = await dashboardOf(sampleAccounts.contributor);
    expect(contributor.drafts).toEqual([]);
    expect(contributor.publications).toHaveLength(today.mostEntries);
    const second = await dashboardOf(sampleAccounts.secondEditor);
    const seen = names([...second.drafts, ...second.publications]);
    for (const name of ['essai-jete', 'essai-paru']) expect(seen).not.toContain(`Actualité · ${name}`);
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    expect(names((await dashboardOf(sampleAccounts.editor)).drafts)).not.toContain('Actualité · essai-jete');
  });

  it('names the URLs that were not found, and counts missing CRM links', async () => {
    const path = '/demande-en-vain';
    const counted = await trial.send('POST', '/not-found', { paths: [{ path, count: 9000 }] }, trial.service);
    expect(counted.status, counted.text).toBe(200);
    const { notFound, crmLinks } = await dashboardOf(sampleAccounts.editor);
    expect(notFound[0]).toEqual({ path, count: 9000 });
    // The sample leaves four out on purpose.
    expect(crmLinks).toEqual({ hole: 4, wrong: 0, dead: 0, ok: expect.any(Number) });
    const [row] = (await trial.edit('GET', `/not-found?where[path][equals]=${path}&depth=0`)).body.docs ?? [];
    expect((await trial.edit('DELETE', `/not-found/${row?.id}`)).status).toBe(200);
  });

  it('counts the CRM links of all schools for an administrator who has none', async () => {
    const { crmLinks } = await dashboardOf(sampleAccounts.admin, { schools: [] });
    const first = (await dashboardOf(sampleAccounts.editor)).crmLinks;
    const second = (await dashboardOf(sampleAccounts.secondEditor)).crmLinks;
    expect(first.ok).toBeGreaterThan(0);
    expect([crmLinks.hole, crmLinks.ok]).toEqual([first.hole + second.hole, first.ok + second.ok]);
    // Without a school, an editor has nothing to count.
    const none = await dashboardOf(sampleAccounts.editor, { schools: [] });
    expect(none.crmLinks).toEqual({ hole: 0, wrong: 0, dead: 0, ok: 0 });
  });

  const ended = '2026-11-19T12:00:00.000Z';

  it('names the pictures whose rights end within a month or have just ended, to the editors of their school', async () => {
    const until: Record<string, string | null> = {
      'essai-demain': '2026-11-21T12:00:00.000Z',
      'essai-dans-un-mois': '2026-12-21T12:00:00.000Z',
      'essai-plus-tard': '2026-12-22T12:00:00.000Z',
      'essai-hier': ended,
      'essai-sans-fin': null,
    };
    for (const [name, rightsUntil] of Object.entries(until)) {
      const id = await trial.upload(name);
      const set = await trial.edit('PATCH', `/media/${id}?locale=fr`, { rightsUntil });
      expect(set.status, set.text).toBe(200);
    }
    const { rights } = await dashboardOf(sampleAccounts.editor);
    expect(
      rights.first.map(({ filename, until, hasEnded }) => [filename.replace(/-?\d*\.png$/, ''), until, hasEnded]),
    ).toEqual([
      ['essai-demain', '2026-11-21', false],
      ['essai-dans-un-mois', '2026-12-21', false],
      ['essai-hier', '2026-11-19', true],
    ]);
    expect((await dashboardOf(sampleAccounts.secondEditor)).rights).toEqual({ total: 0, first: [] });
  });

  it('names the files whose rights are to end before all those of a shoot that have ended, and says how many there are', async () => {
    for (let place = 0; place < 6; place += 1) {
      const id = await trial.upload(`essai-serie-${place}`);
      expect((await trial.edit('PATCH', `/media/${id}?locale=fr`, { rightsUntil: ended })).status).toBe(200);
    }
    const { rights } = await dashboardOf(sampleAccounts.editor);
    expect(rights.total).toBe(9);
    expect(rights.first.map(({ hasEnded }) => hasEnded)).toEqual([false, false, true, true, true, true]);
  });
});
