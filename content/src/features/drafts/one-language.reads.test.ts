import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

const publishFrench = (path: string, data: object) =>
  trial.edit('PATCH', `${path}?locale=fr&publishSpecificLocale=fr&depth=0`, { ...data, _status: 'published' });

it('is not published where rows have moved: the texts of the other language would stand on other rows', async () => {
  const campus = (await trial.read<{ docs: { id: number }[] }>('/campuses?limit=1&depth=0&locale=fr&sort=id')).docs[0];
  const path = `/campuses/${campus?.id}`;
  const { people } = await trial.read<{ people: { id: string; role: string }[] }>(`${path}?locale=fr&depth=0`);
  const roles = async () =>
    (await trial.read<{ people: { role: string }[] }>(`${path}?locale=en&depth=0`)).people.map(({ role }) => role);
  const before = await roles();
  expect(people.length).toBeGreaterThan(2);
  for (const moved of [people.toReversed(), people.slice(1)]) {
    const { status, text } = await publishFrench(path, { people: moved });
    expect([status, text]).toEqual([409, expect.stringContaining('dans toutes ses langues')]);
  }
  const [first, ...others] = people;
  const added = { ...first, id: undefined, name: 'Essai' };
  for (const rows of [[...people, added], people, [{ ...first, role: 'Essai' }, ...others], people]) {
    expect((await publishFrench(path, { people: rows })).status).toBe(200);
    expect((await roles()).slice(0, before.length)).toEqual(before);
  }
});

/** Asks for a review of a document and schedules its newest draft. @returns how many schedules it has, and how its review ended */
async function plan(path: string, locale: string) {
  expect((await trial.edit('POST', `${path}/review`, { comment: 'Essai' })).status).toBe(200);
  const planned = { action: 'publish', day: '2099-01-01', time: '09:07' };
  expect((await trial.edit('POST', `${path}/schedule?locale=${locale}`, planned)).status).toBe(200);
  return async () => {
    const { schedules } = await trial.read<{ schedules: unknown[] }>(`${path}/schedule`);
    const { review } = await trial.read<{ review: { ended: { outcome: string } | null } }>(`${path}/review`);
    return [schedules.length, review.ended?.outcome ?? 'open'];
  };
}

it('leaves the schedule and the review of the draft of the other language', async () => {
  const id = await trial.create('news', trial.article('essai-une-langue'));
  const path = `/news/${id}`;
  const text = { title: 'Waiting', slug: 'essai-one-language', _status: 'draft' };
  expect((await trial.edit('PATCH', `${path}?locale=en&draft=true`, text)).status).toBe(200);
  const waiting = await plan(path, 'en');
  expect(await waiting()).toEqual([1, 'open']);
  expect((await publishFrench(path, { title: 'Autre titre' })).status).toBe(200);
  expect(await waiting()).toEqual([1, 'open']);
  expect((await trial.edit('PATCH', `${path}?locale=fr`, { _status: 'published' })).status).toBe(200);
  expect(await waiting()).toEqual([0, 'published']);
});

it('is all that waits where the other one has no draft: its schedule and its review end', async () => {
  const id = await trial.create('news', { ...trial.article('essai-une-seule-langue'), _status: 'draft' });
  const path = `/news/${id}`;
  for (const title of ['Un titre', 'Un autre titre']) {
    const draft = { title, _status: 'draft' };
    expect((await trial.edit('PATCH', `${path}?locale=fr&draft=true`, draft)).status).toBe(200);
    const waiting = await plan(path, 'fr');
    expect((await publishFrench(path, {})).status).toBe(200);
    expect(await waiting()).toEqual([0, 'published']);
    expect(await trial.read(`${path}/schedule`)).toMatchObject({ isPublished: true, hasChanges: false });
    expect(await trial.read(`${path}?locale=fr&draft=true`)).toMatchObject({ title, _status: 'published' });
  }
});

it.each(['schools', 'campuses', 'courses', 'news', 'events', 'portfolios', 'pages', 'menus'])(
  'leaves no draft of a document of %s where nothing waits',
  async (collection) => {
    const found = await trial.read<{ docs: { id: number }[] }>(`/${collection}?limit=3&depth=0&locale=fr&sort=id`);
    for (const { id } of found.docs) {
      const path = `/${collection}/${id}`;
      expect((await trial.publish(collection, id, {})).status).toBe(200);
      const before = await trial.read<object>(`${path}?locale=all&depth=0`);
      const published = await publishFrench(path, {});
      expect(published.status, published.text).toBe(200);
      expect(await trial.read(`${path}/schedule`)).toMatchObject({ isPublished: true, hasChanges: false });
      const after = await trial.read<{ updatedAt: string }>(`${path}?locale=all&depth=0&draft=true`);
      expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    }
  },
);

it('is not scheduled: the draft of the other language would be published too', async () => {
  const id = await trial.create('news', trial.article('essai-une-langue-plus-tard'));
  const { status, text } = await publishFrench(`/news/${id}`, { publishDate: '2099-01-01T08:00:00.000Z' });
  expect([status, text]).toEqual([400, expect.stringContaining('dans toutes ses langues')]);
});

it('is the language that is published, checked and read by the site, whichever language the request names', async () => {
  const id = await trial.create('news', trial.article('essai-autre-langue'));
  const path = `/news/${id}`;
  // Where a redirect leads away: the whole document could not be published.
  await trial.create('redirects', { from: '/actualites/essai-autre-pris', to: '/campus' });
  const draft = { title: 'Un brouillon qui attend', slug: 'essai-autre-pris', _status: 'draft' };
  expect((await trial.edit('PATCH', `${path}?locale=fr&draft=true`, draft)).status).toBe(200);
  const taken = await trial.create('news', trial.article('essai-autre-prise'));
  const english = { title: 'Taken', slug: 'essai-other-taken' };
  expect((await trial.publish('news', taken, english, 'en')).status).toBe(200);
  const publishEnglish = (data: object) =>
    trial.edit('PATCH', `${path}?locale=fr&publishSpecificLocale=en&depth=0`, { ...data, _status: 'published' });
  for (const [data, words] of [
    [{ title: '', slug: 'essai-other' }, 'Titre'],
    [{ title: 'Other', slug: 'essai-other-taken' }, '«\u00a0Taken\u00a0»'],
  ] as const) {
    const refused = await publishEnglish(data);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)]);
  }
  const published = await publishEnglish({ title: 'Other', slug: 'essai-other' });
  expect(published.status, published.text).toBe(200);
  const { text } = await trial.send('GET', `${path}?locale=all&depth=0`, undefined, trial.service);
  expect(JSON.parse(text)).toMatchObject({
    title: { fr: 'essai-autre-langue', en: 'Other' },
    slug: { fr: 'essai-autre-langue', en: 'essai-other' },
  });
  expect(await trial.read(`${path}?locale=fr&depth=0&draft=true`)).toMatchObject(draft);
  expect((await trial.publish('news', id, {})).status).toBe(400);
});

it('is no publication of an unknown language, or of all, of a new document either', async () => {
  for (const locale of ['xx', 'all']) {
    const data = trial.article(`essai-langue-inconnue-${locale}`);
    const refused = await trial.edit('POST', `/news?locale=fr&publishSpecificLocale=${locale}`, data);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('une seule langue')]);
    const { totalDocs } = (await trial.edit('GET', `/news?locale=fr&draft=true&where[slug][equals]=${data.slug}`)).body;
    expect(totalDocs).toBe(0);
  }
});

it('is a save like others for a form that was opened before it', async () => {
  const id = await trial.create('news', trial.article('essai-une-langue-perimee'));
  const path = `/news/${id}?locale=fr&depth=0`;
  const opened = await trial.read<object>(`${path}&draft=true`);
  expect((await publishFrench(`/news/${id}`, { ...opened, title: 'Titre corrigé' })).status).toBe(200);
  for (const query of ['', '&draft=true']) {
    const stale = { ...opened, summary: 'Un chapô', _status: query ? 'draft' : 'published' };
    const refused = await trial.edit('PATCH', path + query, stale);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Titre')]);
  }
  expect(await trial.read(path)).toMatchObject({ title: 'Titre corrigé' });
});
