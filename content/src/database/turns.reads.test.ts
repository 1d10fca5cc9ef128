import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { meanwhile } from '../../tests/meanwhile.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { openTrial } from '../../tests/trial.ts';
import { untilWaiting } from '../../tests/until-waiting.ts';
import { lockRow } from './locks.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
/** A content service within this process, on the same database: it holds rows that the other one waits for. */
let payload: Payload;
let course: number;
let campus: { id: number; slug: string; school: number };

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
  const path = '/campuses?locale=fr&depth=0&limit=1&where[_status][equals]=published';
  const [found] = (await trial.read<{ docs: (typeof campus)[] }>(path)).docs;
  if (!found) throw new Error('No campus is published.');
  campus = found;
  const data = { school: found.school, title: { fr: 'Essai' }, slug: { fr: 'essai-tours' }, _status: 'draft' };
  course = Number((await payload.db.create({ collection: 'courses', data, req: {} })).id);
});
afterEach(() => payload.db.deleteMany({ collection: 'crm-links', where: { course: { equals: course } }, req: {} }));
afterAll(async () => {
  await payload.db.deleteMany({ collection: 'courses', where: { id: { equals: course } }, req: {} });
  await trial.clear();
  await payload.destroy();
});

type Received = ReturnType<typeof trial.edit>;

/** Locks a row, begins what waits for it and a save after that, and releases the row. @returns the responses of both */
async function whileLocked(collection: CollectionSlug, id: number, writing: () => Received, saving: () => Received) {
  const transactionID = (await payload.db.beginTransaction()) as string;
  await lockRow({ payload, transactionID } as PayloadRequest, collection, id);
  const first = writing();
  await untilWaiting(payload, 1);
  const second = saving();
  await untilWaiting(payload, 2);
  await payload.db.commitTransaction(transactionID);
  return Promise.all([first, second]);
}

describe('a CRM link is saved while a file of links is imported:', () => {
  const url = (end: string) => `${inject('contentUrl')}/sample-crm/${end}`;
  const link = (action: string) => trial.create('crm-links', { action, course, campus: campus.id, url: url('before') });
  const importLinks = (...actions: string[]) => {
    const lines = actions.map((action) => [action, 'essai-tours', campus.slug, url('imported'), ''].join(','));
    const file = ['action,formation,campus,url_fr,url_en', ...lines].join('\n');
    return trial.edit('POST', '/crm-links/csv', file, { 'content-type': 'text/csv' });
  };
  const urlOf = async (id: number) =>
    (await payload.findByID({ collection: 'crm-links', id, locale: 'fr', depth: 0, trash: true })).url;

  it.each([
    ['alone', '/crm-links/ID?locale=fr'],
    ['among several', '/crm-links?locale=fr&where[id][in]=ID'],
  ])('%s, it waits until the import is over', async (_, path) => {
    const [first, second] = [await link('contact'), await link('brochure')];
    const [imported, saved] = await whileLocked(
      'crm-links',
      first,
      () => importLinks('contact', 'brochure'),
      () => trial.edit('PATCH', path.replace('ID', String(second)), { url: url('saved') }),
    );
    expect([imported.status, JSON.parse(imported.text)]).toEqual([200, { created: 0, updated: 2, unchanged: 0 }]);
    expect(saved.status, saved.text).toBe(200);
    expect([await urlOf(first), await urlOf(second)]).toEqual([url('imported'), url('saved')]);
  });

  it('moved to the trash a moment before, it stays as it is, and the import creates another one', async () => {
    const id = await link('registration');
    const deletedAt = new Date().toISOString();
    const [, imported] = await meanwhile<unknown>(
      payload,
      (transactionID) => payload.update({ collection: 'crm-links', id, data: { deletedAt }, req: { transactionID } }),
      () => importLinks('registration'),
    );
    expect(JSON.parse((imported as Awaited<Received>).text)).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(await urlOf(id)).toBe(url('before'));
  });
});

it('a redirect is saved while a page that moves changes where it leads: it waits until the page has moved', async () => {
  const article = await trial.create('news', trial.article('essai-tour-avant'));
  const redirect = (from: string) => trial.create('redirects', { from, to: '/actualites/essai-tour-avant' });
  const [first, second] = [await redirect('/essai-tour-1'), await redirect('/essai-tour-2')];
  const [moved, saved] = await whileLocked(
    'redirects',
    first,
    () => trial.publish('news', article, { slug: 'essai-tour-apres' }),
    () => trial.edit('PATCH', `/redirects/${second}`, { to: '/campus' }),
  );
  expect([moved.status, saved.status], moved.text + saved.text).toEqual([200, 200]);
  expect(await trial.lead('/essai-tour-1')).toBe('/actualites/essai-tour-apres');
  expect(await trial.lead('/essai-tour-2')).toBe('/campus');
});

describe.skipIf(inject('contentEnvironment').DATABASE_URL?.startsWith('file:'))(
  'a document is moved to the trash with its redirects while these are',
  () => {
    const moves = ['essai-verrou-z', 'essai-verrou-m', 'essai-verrou-c', 'essai-verrou-a'];

    it.each(['saved together', 'imported'])('%s: neither waits for the other for ever', async (how) => {
      const end = how === 'imported' ? '-i' : '-s';
      const [first = '', ...others] = moves.map((slug) => slug + end);
      const article = await trial.create('news', trial.article(first));
      for (const slug of others) expect((await trial.publish('news', article, { slug })).status).toBe(200);
      const rows = (await trial.readTable()).filter(({ to }) => to.endsWith(`verrou-a${end}`));
      // In the order of their old addresses, in which they go to the trash: the one that was made last comes first.
      const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
      expect(ids).toHaveLength(3);
      const lines = rows.toSorted((one, other) => other.id - one.id).map(({ from }) => `${from},/campus`);
      const save = () =>
        how === 'imported'
          ? trial.importRows(...lines)
          : trial.edit('PATCH', `/redirects?locale=fr&where[id][in]=${ids.join(',')}`, { to: '/campus' });
      const [trashed, saved] = await whileLocked(
        'redirects',
        ids[1] ?? 0,
        () => trial.edit('DELETE', `/news/${article}`),
        save,
      );
      expect([trashed.status, saved.status], trashed.text + saved.text).toEqual([200, 200]);
    });
  },
);

it('an administrator publishes documents of several schools: they take their turns in one order, whatever that of the list', async () => {
  const { idsMeant } = await import('./ids-meant.ts');
  const schools = (await payload.find({ collection: 'schools', depth: 0, sort: 'id', limit: 2 })).docs;
  const ids: number[] = [];
  for (const [index, { id: school }] of [...schools, ...schools].entries()) {
    const data = { school, title: { fr: 'Essai' }, slug: { fr: `essai-ordre-${index}` }, _status: 'draft' };
    ids.push(Number((await payload.db.create({ collection: 'news', data, req: {} })).id));
  }
  const [one, two, three, four] = ids;
  const req = { payload, context: {} } as PayloadRequest;
  const meant = (sort: string) => idsMeant(req, 'news', { where: { id: { in: ids } }, sort, overrideAccess: true });
  expect([await meant('id'), await meant('-id')]).toEqual([
    [one, three, two, four],
    [three, one, four, two],
  ]);
  await payload.db.deleteMany({ collection: 'news', where: { id: { in: ids } }, req: {} });
});
