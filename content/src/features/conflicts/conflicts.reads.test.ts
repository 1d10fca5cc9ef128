import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import type { Conflict } from './find-conflict.ts';

interface Document {
  id: number;
  title?: string | null;
  updatedAt: string;
  savedBy?: number;
  _status?: string;
}

let trial: Awaited<ReturnType<typeof openTrial>>;
/** The headers of the other editor: an administrator. */
let other: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  other = await personHeaders(inject('contentUrl'), 'admin');
});
afterAll(() => trial.clear());

const draftPath = (id: number, locale = 'fr') => `/news/${id}?locale=${locale}&draft=true&depth=0`;
const open = async (id: number, locale = 'fr') =>
  JSON.parse((await trial.edit('GET', draftPath(id, locale))).text) as Document;
const saveAsOther = async (id: number, data: object, locale = 'fr') => {
  const response = await trial.send('PATCH', draftPath(id, locale), { ...data, _status: 'draft' }, other);
  expect(response.status, response.text).toBe(200);
};
const save = (id: number, data: object, headers = {}) =>
  trial.edit('PATCH', draftPath(id), { ...data, _status: 'draft' }, headers);
const titlesOf = async (id: number) => {
  const path = `/news/versions?where[parent][equals]=${id}&locale=fr&depth=0&sort=updatedAt&limit=50`;
  const { docs } = JSON.parse((await trial.edit('GET', path)).text) as { docs: { version: Document }[] };
  return docs.map(({ version }) => version.title);
};
const isPublic = async (id: number, title: string) =>
  JSON.parse((await trial.send('GET', `/news/${id}?locale=fr`, undefined, trial.service)).text).title === title;
const refusalOf = (response: { text: string }) =>
  (JSON.parse(response.text).errors as { message: string; data: { conflict: Conflict } }[])[0];

describe('a save against a version that is no longer the newest', () => {
  it('is refused with who, when and what differs, in the language of the panel, and changes nothing', async () => {
    const id = await trial.create('news', trial.article('essai-conflit'));
    const opened = await open(id);
    await saveAsOther(id, { title: 'La sienne' });
    const known = await titlesOf(id);
    const mine = { ...opened, title: 'La mienne' };
    for (const [language, words] of [
      ['fr', ['a été enregistré entre-temps par', 'ce qui diffère\u00a0: Titre.']],
      ['en', ['has been saved meanwhile by', 'what differs: Title.']],
    ] as const) {
      const refused = await save(id, mine, { 'accept-language': language });
      expect(refused.status).toBe(409);
      for (const word of [...words, sampleAccounts.admin.name]) expect(refusalOf(refused)?.message).toContain(word);
      expect(refusalOf(refused)?.data.conflict).toMatchObject({
        ...{ savedBy: sampleAccounts.admin.name, isOwn: false, isKept: true },
        fields: [{ mine: 'La mienne', theirs: 'La sienne' }],
      });
    }
    expect((await trial.publish('news', id, mine)).status).toBe(409);
    expect(await titlesOf(id)).toEqual(known);
    expect(await isPublic(id, 'essai-conflit')).toBe(true);
  });

  it('becomes the newest version where its author chooses so, and both are among the versions', async () => {
    const id = await trial.create('news', trial.article('essai-conflit-garde'));
    const opened = await open(id);
    await saveAsOther(id, { title: 'La sienne' });
    const refused = await save(id, { ...opened, title: 'La mienne' });
    const { savedAt } = (refusalOf(refused) as { data: { conflict: Conflict } }).data.conflict;
    expect((await save(id, { ...opened, title: 'La mienne', updatedAt: savedAt })).status).toBe(200);
    expect((await titlesOf(id)).slice(-2)).toEqual(['La sienne', 'La mienne']);
    expect((await open(id)).title).toBe('La mienne');
    expect(await isPublic(id, 'essai-conflit-garde')).toBe(true);
  });

  it.each(['draft', 'published'])(
    'is set aside among the versions, and the other one stays the newest (%s)',
    async (status) => {
      const id = await trial.create('news', trial.article(`essai-conflit-cote-${status}`));
      const opened = await open(id);
      const path = status === 'draft' ? draftPath(id) : `/news/${id}?locale=fr`;
      expect((await trial.send('PATCH', path, { title: 'La sienne', _status: status }, other)).status).toBe(200);
      const before = await open(id);
      const aside = await trial.edit('POST', `/news/${id}/set-aside?locale=fr`, { ...opened, title: 'La mienne' });
      expect(aside.status, aside.text).toBe(200);
      expect(await titlesOf(id)).toEqual([opened.title, 'La sienne', 'La mienne', 'La sienne']);
      const { updatedAt: _before, ...content } = before;
      expect(await open(id)).toMatchObject(content);
      expect(await isPublic(id, status === 'draft' ? String(opened.title) : 'La sienne')).toBe(true);
    },
  );

  it('is set aside without the school that it chose: a version moves no document', async () => {
    const id = await trial.create('news', { ...trial.article('essai-conflit-cote-ecole'), _status: 'draft' });
    const opened = JSON.parse((await trial.send('GET', draftPath(id), undefined, other)).text) as Document;
    await save(id, { title: 'La sienne' });
    const mine = { ...opened, title: 'La mienne', school: 2 };
    const aside = await trial.send('POST', `/news/${id}/set-aside?locale=fr`, mine, other);
    expect(aside.status, aside.text).toBe(200);
    expect(await titlesOf(id)).toEqual([opened.title, 'La sienne', 'La mienne', 'La sienne']);
    expect(await open(id)).toMatchObject({ title: 'La sienne', school: 1 });
  });

  it('passes where it overwrites nothing: the other language, equal values, no updatedAt', async () => {
    const id = await trial.create('news', trial.article('essai-conflit-aucun'));
    const opened = await open(id);
    await saveAsOther(id, { title: 'Theirs', slug: 'essai-conflict-none' }, 'en');
    const first = await save(id, { ...opened, title: 'La mienne' });
    expect(first.status, first.text).toBe(200);
    await saveAsOther(id, { title: 'Les mêmes mots' });
    expect((await save(id, { ...opened, title: 'Les mêmes mots' })).status).toBe(200);
    await saveAsOther(id, { title: 'La sienne' });
    expect((await save(id, { title: 'Sans marque' })).status).toBe(200);
    expect((await open(id, 'en')).title).toBe('Theirs');
  });

  it('is refused in collections without versions, too', async () => {
    const id = await trial.create('redirects', { from: '/essai-conflit', to: '/formations' });
    const path = `/redirects/${id}?depth=0`;
    const opened = JSON.parse((await trial.edit('GET', path)).text) as Document;
    expect((await trial.send('PATCH', path, { to: '/campus' }, other)).status).toBe(200);
    const refused = await trial.edit('PATCH', path, { ...opened, to: '/actualites' });
    expect(refused.status).toBe(409);
    expect(refusalOf(refused)?.data.conflict).toMatchObject({ isKept: false, fields: [{ theirs: '/campus' }] });
    expect(await trial.lead('/essai-conflit')).toBe('/campus');
  });

  it('is refused where another administrator has given the document to another school', async () => {
    const id = await trial.create('news', { ...trial.article('essai-conflit-ecole'), _status: 'draft' });
    const opened = JSON.parse((await trial.send('GET', draftPath(id), undefined, other)).text) as Document;
    await saveAsOther(id, { school: 2 });
    const refused = await trial.send('PATCH', draftPath(id), { ...opened, title: 'Titre', _status: 'draft' }, other);
    expect([refused.status, refusalOf(refused)?.message]).toEqual([409, expect.stringContaining('École')]);
    await saveAsOther(id, { school: 1 });
  });

  it('is refused where several arrive at the same moment: a single one is saved', async () => {
    const id = await trial.create('news', trial.article('essai-conflit-course'));
    const opened = await open(id);
    const titles = Array.from({ length: 6 }, (_, index) => `Titre ${index}`);
    const responses = await Promise.all(titles.map((title) => save(id, { ...opened, title })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(await titlesOf(id)).toHaveLength(2);
  });
});

describe('the conflict endpoint', () => {
  it('returns both versions, to those who may write the document', async () => {
    const id = await trial.create('news', trial.article('essai-conflit-question'));
    const opened = await open(id);
    const request = (headers?: Record<string, string>) => {
      const path = `/news/${id}/conflict?locale=fr`;
      return headers ? trial.send('POST', path, opened, headers) : trial.edit('POST', path, opened);
    };
    expect(JSON.parse((await request()).text)).toEqual({ conflict: null });
    await saveAsOther(id, { title: 'La sienne' });
    const { conflict } = JSON.parse((await request()).text) as { conflict: Conflict };
    expect(conflict.fields).toEqual([{ label: 'Titre', mine: opened.title, theirs: 'La sienne' }]);
    for (const path of ['conflict', 'set-aside']) {
      expect((await trial.send('POST', `/news/${id}/${path}`, opened)).status).toBe(401);
      expect((await trial.send('POST', `/news/${id}/${path}`, opened, trial.service)).status).toBe(403);
      expect((await trial.edit('POST', `/news/${id}/${path}`, '"no form"')).status).toBe(400);
    }
  });

  it('shows of long texts where they differ, and says so where only the formatting does', async () => {
    const text = (words: string, format = 0) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words, format }] }] },
    });
    const body = (fee: string, format = 0) => [
      { blockType: 'rich-text', text: text('Un atelier ouvert à toutes et à tous. '.repeat(20)) },
      { blockType: 'rich-text', text: text(`Frais : ${fee} € par an.`, format) },
    ];
    const id = await trial.create('news', { ...trial.article('essai-conflit-longs'), body: body('7 200') });
    const ask = async (fee: string, format?: number, language = 'fr') => {
      const form = { updatedAt: '2000-01-01T00:00:00.000Z', body: body(fee, format) };
      const asked = await trial.edit('POST', `/news/${id}/conflict?locale=fr`, form, { 'accept-language': language });
      expect(asked.status, asked.text).toBe(200);
      return (JSON.parse(asked.text) as { conflict: Conflict }).conflict.fields[0];
    };
    expect(await ask('7 900')).toEqual({
      label: 'Contenu',
      mine: expect.stringMatching(/^….*Frais : 7 900 € par an\.$/),
      theirs: expect.stringMatching(/^….*Frais : 7 200 € par an\.$/),
    });
    const bold = await ask('7 200', 1);
    expect(bold?.label).toMatch(/ \(mêmes mots\s: la mise en forme, un lien ou un réglage diffère\)$/);
    expect(bold?.mine).toBe(bold?.theirs);
    expect((await ask('7 200', 1, 'en'))?.label).toContain('same words');
  });

  it('names what a form refers to where its editor may read it, and fifty documents at most', async () => {
    interface Course {
      id: number;
      title: string;
    }
    const coursesOf = async (person: 'contributor' | 'secondEditor') => {
      const headers = await personHeaders(inject('contentUrl'), person);
      return (await trial.read<{ docs: Course[] }>('/courses?locale=fr&depth=0&limit=2&sort=id', headers)).docs;
    };
    const [own, theirs] = [await coursesOf('contributor'), await coursesOf('secondEditor')];
    const { docs } = await trial.read<{ docs: Document[] }>('/offerings?locale=fr&depth=0&limit=1&sort=id');
    const ask = async (course: unknown) => {
      const form = { updatedAt: '2000-01-01T00:00:00.000Z', course };
      const contributor = await personHeaders(inject('contentUrl'), 'contributor');
      const asked = await trial.send('POST', `/offerings/${docs[0]?.id}/conflict?locale=fr`, form, contributor);
      expect(asked.status, asked.text).toBe(200);
      return (JSON.parse(asked.text) as { conflict: Conflict }).conflict.fields[0]?.mine;
    };
    const chosen = [...own, ...theirs].map(({ id }) => id);
    expect(chosen).toHaveLength(own.length + theirs.length);
    expect(theirs.length).toBeGreaterThan(0);
    expect(await ask(chosen)).toBe([...own.map(({ title }) => title), ...theirs.map(({ id }) => id)].join(', '));
    const many = await ask(Array.from({ length: 5000 }, () => own[0]?.id));
    expect(many?.split(own[0]?.title ?? '')).toHaveLength(51);
    expect(await ask([{ nothing: 1 }, 'x', 1.5, { relationTo: 'nothing', value: 1 }])).toBe('');
  });

  it('names documents and choices in rows as the form does', async () => {
    const picture = await trial.upload('essai-conflit-image');
    const id = await trial.create('news', trial.article('essai-conflit-rangs'));
    const { filename } = await trial.read<{ filename: string }>(`/media/${picture}`);
    const video = { title: 'Un film', provider: 'youtube', videoId: 'abcdefghijk', poster: picture };
    const body = [
      { blockType: 'gallery', images: [picture, picture] },
      { blockType: 'video', ...video },
    ];
    const form = { updatedAt: '2000-01-01T00:00:00.000Z', body };
    const asked = await trial.edit('POST', `/news/${id}/conflict?locale=fr`, form);
    expect(asked.status, asked.text).toBe(200);
    const [field] = (JSON.parse(asked.text) as { conflict: Conflict }).conflict.fields;
    expect(field?.mine).toBe(`${filename} ${filename} Un film YouTube abcdefghijk ${filename}`);
  });

  it('writes a day without a time, in rows too, and a moment with it', async () => {
    interface Dated {
      id: number;
      startDates?: { date: string }[];
    }
    const askFor = async (collection: string, id: number, data: object) => {
      const form = { updatedAt: '2000-01-01T00:00:00.000Z', ...data };
      const asked = await trial.edit('POST', `/${collection}/${id}/conflict?locale=fr`, form);
      expect(asked.status, asked.text).toBe(200);
      return (JSON.parse(asked.text) as { conflict: Conflict }).conflict.fields.map(({ mine }) => mine);
    };
    const { docs } = await trial.read<{ docs: Dated[] }>('/offerings?locale=fr&depth=0&limit=1&sort=id');
    const startDates = ['2029-09-03T12:00:00.000Z', '2030-02-01T12:00:00.000Z'].map((date) => ({ date }));
    expect(await askFor('offerings', docs[0]?.id ?? 0, { startDates })).toEqual(['3 septembre 2029 1er février 2030']);
    const picture = await trial.upload('essai-conflit-droits');
    const rightsUntil = '2029-07-14T12:00:00.000Z';
    expect(await askFor('media', picture, { rightsUntil })).toEqual(['14 juillet 2029']);
    const article = await trial.create('news', trial.article('essai-conflit-date'));
    expect(await askFor('news', article, { publishDate: '2029-07-14T08:30:00.000Z' })).toEqual([
      '14\u00a0juil.\u00a02029 à 10\u00a0h\u00a030',
    ]);
  });

  it('does not show the site who saved', async () => {
    const id = await trial.create('news', trial.article('essai-conflit-auteur'));
    const read = async (headers?: Record<string, string>) => {
      const path = `/news/${id}?depth=0&locale=fr`;
      const { text } = headers ? await trial.send('GET', path, undefined, headers) : await trial.edit('GET', path);
      return JSON.parse(text) as Document;
    };
    expect((await read()).savedBy).toEqual(expect.any(Number));
    expect(await read(trial.service)).not.toHaveProperty('savedBy');
  });
});
