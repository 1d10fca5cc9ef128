import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { Conflict } from './find-conflict.ts';

interface Entry {
  id?: string;
  blockType: string;
  label?: string | null;
  link: object;
  items?: Omit<Entry, 'blockType' | 'items'>[];
}
interface Form {
  id: number;
  slug: string;
  updatedAt: string;
  body: Entry[];
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let other: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  other = await personHeaders(inject('contentUrl'), 'admin');
});
afterAll(() => trial.clear());

const draftPath = (id: number, locale: string) => `/menus/${id}?locale=${locale}&draft=true&depth=0`;
const open = async (id: number, locale: string) =>
  JSON.parse((await trial.edit('GET', draftPath(id, locale))).text) as Form;
const save = (form: Form, locale: string, headers = {}) =>
  trial.edit('PATCH', draftPath(form.id, locale), { ...form, _status: 'draft' }, headers);
const formOf = (response: { status: number; text: string }) => {
  expect(response.status, response.text).toBe(200);
  return (JSON.parse(response.text) as { doc: Form }).doc;
};

const link = (address: string) => ({ to: 'address', address });
const entry = (label: string, address = '/essai') => ({ blockType: 'menu-item', label, link: link(address) });
const menu = (slug: string) =>
  trial.create('menus', {
    ...{ slug, type: 'footer', _status: 'draft' },
    body: [entry('Un'), { blockType: 'menu', label: 'Deux', items: [{ label: 'Trois', link: link('/essai') }] }],
  });

describe('a form with rows that somebody replaced in the other language', () => {
  it.each(['entry', 'item'] as const)('is refused: it would remove the text of the new %s', async (place) => {
    const id = await menu(`essai-lignes-${place}`);
    const [french, english] = [await open(id, 'fr'), await open(id, 'en')];
    const [first, second] = french.body as [Entry, Entry];
    const body =
      place === 'entry'
        ? [entry('Nouveau'), second]
        : [first, { ...second, items: [{ label: 'Nouveau', link: link('/essai') }] }];
    formOf(await trial.send('PATCH', draftPath(id, 'fr'), { ...french, body, _status: 'draft' }, other));
    for (const mine of [english, { ...english, slug: `essai-lines-${place}` }]) {
      const refused = await save(mine, 'en', { 'accept-language': 'en' });
      expect(refused.status, refused.text).toBe(409);
      const { conflict } = JSON.parse(refused.text).errors[0].data as { conflict: Conflict };
      expect(conflict.fields.map(({ label }) => label)).toContain('Entries (rows replaced)');
    }
    expect(JSON.stringify((await open(id, 'fr')).body)).toContain('Nouveau');
  });

  it('is no conflict where the rows are the same', async () => {
    const id = await menu('essai-lignes-memes');
    const [french, english] = [await open(id, 'fr'), await open(id, 'en')];
    const [first, second] = french.body as [Entry, Entry];
    const renamed = formOf(await save({ ...french, body: [{ ...first, label: 'Autre' }, second] }, 'fr'));
    formOf(await save({ ...renamed, body: [{ ...first, label: 'Encore' }, second] }, 'fr'));
    const translated = english.body.map((row) => ({ ...row, label: 'Label' }));
    const saved = formOf(await save({ ...english, body: translated }, 'en'));
    formOf(await save({ ...saved, body: [...saved.body, entry('Four', '/four')] }, 'en'));
    // One footer is online at a time.
    const path = '/menus?depth=0&where[type][equals]=footer&where[_status][equals]=published';
    const [footer] = (await trial.read<{ docs: { id: number }[] }>(path)).docs;
    const takeOffline = (menu = 0) => trial.edit('PATCH', `/menus/${menu}?locale=fr&unpublishAllLocales=true`, {});
    formOf(await takeOffline(footer?.id));
    formOf(await trial.publish('menus', id, await open(id, 'fr')));
    formOf(await takeOffline(id));
    formOf(await trial.publish('menus', footer?.id ?? 0, {}));
    expect((await open(id, 'fr')).body.map(({ label }) => label ?? null)).toEqual(['Encore', 'Deux', null]);
  });
});
