import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { Conflict } from './find-conflict.ts';

interface Form {
  id: number;
  title: string;
  updatedAt: string;
  _status: string;
}

let trial: Awaited<ReturnType<typeof openTrial>>;
/** The headers of the other editor: an administrator. */
let other: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  other = await personHeaders(inject('contentUrl'), 'admin');
});
afterAll(() => trial.clear());

const open = async (id: number) =>
  JSON.parse((await trial.edit('GET', `/news/${id}?locale=fr&draft=true&depth=0`)).text) as Form;
const takeOffline = async (id: number) => {
  const path = `/news/${id}?locale=fr&unpublishAllLocales=true`;
  const taken = await trial.send('PATCH', path, { _status: 'draft' }, other);
  expect(taken.status, taken.text).toBe(200);
};
const isPublic = async (id: number) =>
  (await trial.send('GET', `/news/${id}?depth=0`, undefined, trial.service)).status === 200;
const askFor = async (id: number, form: object, headers = {}) =>
  (
    JSON.parse((await trial.edit('POST', `/news/${id}/conflict?locale=fr`, form, headers)).text) as {
      conflict: Conflict | null;
    }
  ).conflict;
const saveDraft = (id: number, form: object) =>
  trial.edit('PATCH', `/news/${id}?locale=fr&draft=true&depth=0`, { ...form, _status: 'draft' });
const formOf = (response: { status: number; text: string }) => {
  expect(response.status, response.text).toBe(200);
  return (JSON.parse(response.text) as { doc: Form }).doc;
};

describe('publishing a form that was read before somebody took the document offline', () => {
  it('is refused, and publishes only where its author chooses so', async () => {
    const id = await trial.create('news', trial.article('essai-retire'));
    const opened = await open(id);
    await takeOffline(id);
    const mine = { ...opened, title: 'Titre corrigé' };
    const conflict = await askFor(id, mine);
    expect(conflict).toMatchObject({ putsOnline: true, isKept: true });
    expect(conflict?.fields).toEqual([
      { label: 'État (retiré du site)', mine: 'En ligne', theirs: 'Hors ligne' },
      { label: 'Titre', mine: 'Titre corrigé', theirs: opened.title },
    ]);
    const english = await askFor(id, mine, { 'accept-language': 'en' });
    expect(english?.fields[0]).toEqual({ label: 'Status (taken offline)', mine: 'Online', theirs: 'Offline' });
    for (const form of [mine, opened]) {
      const refused = await trial.publish('news', id, form);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('État (retiré du site)')]);
    }
    expect(await isPublic(id)).toBe(false);
    formOf(await trial.publish('news', id, { ...mine, updatedAt: conflict?.savedAt }));
    expect(await isPublic(id)).toBe(true);
  });

  it('as a draft is no conflict, and leaves it offline; beside another conflict its author keeps a draft', async () => {
    const id = await trial.create('news', trial.article('essai-retire-brouillon'));
    const opened = await open(id);
    await takeOffline(id);
    const saved = formOf(await saveDraft(id, { ...opened, title: 'Titre corrigé' }));
    expect(await isPublic(id)).toBe(false);
    expect(await askFor(id, { ...opened, title: 'Autre' })).toMatchObject({ putsOnline: false });
    formOf(await trial.publish('news', id, saved));
    expect(await isPublic(id)).toBe(true);
  });

  it('is refused where a draft was waiting when the form was read', async () => {
    const id = await trial.create('news', trial.article('essai-retire-modifie'));
    const waiting = formOf(await saveDraft(id, { ...(await open(id)), title: 'En attente' }));
    await takeOffline(id);
    const refused = await trial.publish('news', id, waiting);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('État (retiré du site)')]);
    formOf(await trial.publish('news', id, await open(id)));
  });

  it('passes where nobody took it offline, or it is online again', async () => {
    const id = await trial.create('news', trial.article('essai-retire-en-ligne'));
    const opened = await open(id);
    const draft = formOf(await saveDraft(id, { ...opened, title: 'Deux' }));
    const again = formOf(await saveDraft(id, { ...draft, title: 'Trois' }));
    const online = formOf(await trial.publish('news', id, again));
    await takeOffline(id);
    formOf(await trial.publish('news', id, await open(id)));
    formOf(await trial.publish('news', id, { ...online, title: 'Quatre' }));
    const own = await trial.create('news', { ...trial.article('essai-retire-jamais'), _status: 'draft' });
    const first = await open(own);
    formOf(await saveDraft(own, { introduction: first.title }));
    formOf(await trial.publish('news', own, { title: 'Jamais', updatedAt: first.updatedAt }));
  });
});
