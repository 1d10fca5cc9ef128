import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { fillLanguage } from '../drafts/fill-language.ts';
import type { DocumentTranslation } from './translation-endpoints.ts';

interface Document {
  id: number;
  translation?: string;
  translatedFrom?: unknown;
  title?: string | null;
  updatedAt?: string;
  _status?: string;
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
let admin: Record<string, string> = {};
const trash: string[] = [];

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
  admin = await personHeaders(inject('contentUrl'), 'admin');
});
afterAll(async () => {
  for (const path of trash.reverse()) await trial.edit('DELETE', path);
  await trial.clear();
  await payload.destroy();
});

const json = async <T>(response: Promise<{ status: number; text: string }>, status = 200): Promise<T> => {
  const received = await response;
  expect(received.status, received.text).toBe(status);
  return JSON.parse(received.text) as T;
};
const newest = (id: number, collection = 'news', locale = 'fr') =>
  json<Document>(trial.edit('GET', `/${collection}/${id}?locale=${locale}&depth=0&draft=true`));
const stateOf = async (id: number, collection = 'news') => (await newest(id, collection)).translation;
const save = (id: number, data: object, locale = 'fr', collection = 'news') =>
  json<{ doc: Document }>(trial.edit('PATCH', `/${collection}/${id}?locale=${locale}&draft=true&depth=0`, data));
const translationOf = (id: number, collection = 'news') =>
  json<DocumentTranslation>(trial.edit('GET', `/${collection}/${id}/translation`));
const confirm = (id: number, texts: object[], collection = 'news') =>
  trial.edit('POST', `/${collection}/${id}/translation`, { texts });
const versionsOf = async (id: number, collection = 'news') =>
  (
    await json<{ docs: { id: number; version: Document }[] }>(
      trial.edit(
        'GET',
        `/${collection}/versions?where[parent][equals]=${id}&depth=0&locale=fr&sort=updatedAt&limit=50`,
      ),
    )
  ).docs;
const richText = (...paragraphs: string[]) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: paragraphs.map((text) => ({
      ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null, textFormat: 0 },
      // In two parts, as an editor makes a word bold.
      children: [text.slice(0, 3), text.slice(3)].map((part, format) => ({
        ...{ type: 'text', detail: 0, format, mode: 'normal', style: '', version: 1, text: part },
      })),
    })),
  },
});
const section = (...paragraphs: string[]) => ({ blockType: 'rich-text', text: richText(...paragraphs) });
/** An article in French, then in English. */
async function bothLanguages(name: string): Promise<number> {
  const id = await trial.create('news', { ...trial.article(name), summary: 'Un chapô.' });
  await save(id, { title: 'One title', slug: `${name}-en`, summary: 'A summary.' }, 'en');
  return id;
}

describe('the state of a document', () => {
  it('follows what is saved in each language, published or not', async () => {
    const id = await trial.create('news', { ...trial.article('essai-traduire'), summary: 'Un chapô.' });
    expect(await stateOf(id)).toBe('missing');
    await save(id, { title: 'One title', slug: 'essai-traduire-en' }, 'en');
    expect(await stateOf(id)).toBe('partial');
    await save(id, { summary: 'A summary.' }, 'en');
    expect(await stateOf(id)).toBe('complete');
    expect((await trial.publish('news', id, { title: 'Un autre titre' })).status).toBe(200);
    expect(await stateOf(id)).toBe('outdated');
    // Another field, in either language, and a publication do not make the title right.
    await save(id, { summary: 'Another summary.' }, 'en');
    expect((await trial.publish('news', id, {}, 'en')).status).toBe(200);
    expect(await stateOf(id)).toBe('outdated');
    const { texts } = await translationOf(id);
    const [title, ...rest] = texts;
    expect(title).toMatchObject({
      ...{ idPath: 'title', label: 'Titre', state: 'outdated', fr: 'Un autre titre', former: 'essai-traduire' },
    });
    expect(rest.every(({ state }) => state === 'translated' || state === 'none')).toBe(true);
    await save(id, { title: 'Another title' }, 'en');
    expect(await stateOf(id)).toBe('complete');
  });

  it('does not follow spaces, pictures, dates or formats, but every word of the sections', async () => {
    const id = await bothLanguages('essai-espaces');
    await save(id, { body: [section('Un texte simple.', 'Et un second.')] });
    expect(await stateOf(id)).toBe('partial');
    await save(id, { body: [section('A simple text.')] }, 'en');
    expect(await stateOf(id)).toBe('complete');
    await save(id, { summary: ' Un\u00a0chapô. ', publishDate: '2026-11-02T08:00:00.000Z' });
    await save(id, { body: [section('Un texte simple. Et un second.')] });
    expect(await stateOf(id)).toBe('complete');
    await save(id, { body: [section('Un texte simple. Et un autre.')] });
    expect(await stateOf(id)).toBe('outdated');
    await save(id, { body: [section('Un texte simple. Et un second.')] });
    expect(await stateOf(id)).toBe('complete');
  });

  it('is not what a client sends', async () => {
    const id = await trial.create('news', {
      ...trial.article('essai-envoi'),
      translation: 'complete',
      translatedFrom: {},
    });
    expect(await stateOf(id)).toBe('missing');
    await save(id, { translation: 'complete', translatedFrom: { title: 'x' } }, 'en');
    expect(await stateOf(id)).toBe('missing');
  });

  it('is that of a version when it is restored, and of the source in a duplicate', async () => {
    const id = await bothLanguages('essai-version');
    await save(id, { title: 'Titre changé' });
    const [outdated] = (await versionsOf(id)).slice(-1);
    await save(id, { title: 'Changed title' }, 'en');
    expect(await stateOf(id)).toBe('complete');
    expect((await trial.edit('POST', `/news/versions/${outdated?.id}`)).status).toBe(200);
    expect(await stateOf(id)).toBe('outdated');
    for (const locale of ['fr', 'en']) {
      const copy = await json<{ doc: Document }>(trial.edit('POST', `/news/${id}/duplicate?locale=${locale}`, {}), 200);
      trash.push(`/news/${copy.doc.id}`);
      expect(await stateOf(copy.doc.id)).toBe('outdated');
    }
    expect((await trial.edit('POST', `/news/${id}/revert`)).status).toBe(200);
    // The published version is from before the translation.
    expect(await stateOf(id)).toBe('missing');
  });

  it('takes what the panel copies into the other language for untranslated', async () => {
    const id = await trial.create('news', { ...trial.article('essai-copie'), summary: 'Un chapô.' });
    // As the panel's own function saves it.
    const copy = (data: object) =>
      payload.update({
        ...{
          collection: 'news',
          id,
          locale: 'en',
          draft: true,
          data: data as never,
          context: { copiesLanguage: true },
        },
      });
    await copy({ title: 'essai-copie', summary: 'Un chapô.' });
    expect(await stateOf(id)).toBe('missing');
    const states = (await translationOf(id)).texts.map((text) => [text.idPath, text.state]);
    expect(Object.fromEntries(states)).toMatchObject({ title: 'copied', summary: 'copied', slug: 'missing' });
    await save(id, { title: 'Title', slug: 'essai-copie-en' }, 'en');
    expect(await stateOf(id)).toBe('partial');
    await save(id, { summary: 'A summary.' }, 'en');
    expect(await stateOf(id)).toBe('complete');
  });

  it('fills what is empty from the other language, with rows of its own, and leaves sections', async () => {
    const { docs } = await payload.find({
      ...{ collection: 'users', where: { email: { equals: sampleAccounts.editor.email } }, limit: 1 },
    });
    const user = { ...docs[0], collection: 'users' } as never;
    const fill = async (collectionSlug: 'campuses' | 'news', docID: number) =>
      fillLanguage({
        ...{ collectionSlug, docID, fromLocale: 'fr', toLocale: 'en' },
        req: await createLocalReq({ user, context: { copiesLanguage: true } }, payload),
      });
    const quote = (text: string) => ({ blockType: 'quote', text, author: 'Ada' });
    const call = { blockType: 'call-to-action', heading: 'Apply' };
    const french = { summary: 'Un chapô.', body: [quote('Un'), quote('Deux')] };
    const id = await trial.create('news', { ...trial.article('essai-remplie'), ...french });
    await save(id, { title: 'Title', body: [call, quote('Two'), quote('Three')] }, 'en');
    await fill('news', id);
    expect(await newest(id, 'news', 'en')).toMatchObject({
      ...{ title: 'Title', summary: 'Un chapô.', _status: 'draft' },
      body: [call, quote('Two'), quote('Three')],
    });
    const { slug } = (await newest(id, 'news', 'en')) as { slug?: string | null };
    expect(slug ?? null).toBeNull();
    const way = { mode: 'metro', text: 'Ligne 14' };
    const address = { introduction: 'Essai.', street: '1 quai', postalCode: '75013', city: 'Paris' };
    const campus = { title: 'Campus', slug: 'essai-campus-rempli', ...address, access: [way], body: [quote('Un')] };
    const place = await trial.create('campuses', { ...campus, _status: 'draft' });
    await fill('campuses', place);
    for (const locale of ['fr', 'en'])
      expect(await newest(place, 'campuses', locale)).toMatchObject({
        ...{ title: 'Campus', access: [way], body: [quote('Un')] },
      });
  });

  it('changes with a bulk edit', async () => {
    const ids = [await bothLanguages('essai-lot-un'), await bothLanguages('essai-lot-deux')];
    const query = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
    expect(
      (await trial.edit('PATCH', `/news?${query}&locale=fr&draft=true`, { summary: 'Le même chapô.' })).status,
    ).toBe(200);
    for (const id of ids) expect(await stateOf(id)).toBe('outdated');
  });
});

describe('texts in rows that both languages share', () => {
  it('have states of their own, which follow their rows', async () => {
    const { docs } = await json<{ docs: Document[] }>(trial.edit('GET', '/campuses?limit=1&depth=0&locale=fr'));
    const { id: source } = docs[0] as Document;
    const { doc } = await json<{ doc: Document }>(
      trial.edit('POST', `/campuses/${source}/duplicate?locale=fr`, {}),
      200,
    );
    trash.push(`/campuses/${doc.id}`);
    const people = (role: string, second: string) => [
      { id: 'a'.repeat(24), name: 'Ada', role },
      { id: 'b'.repeat(24), name: 'Bea', role: second },
    ];
    await save(doc.id, { people: people('Directrice', 'Accueil') }, 'fr', 'campuses');
    await save(doc.id, { people: people('Head', 'Front desk') }, 'en', 'campuses');
    await save(doc.id, { people: people('Directrice', 'Secrétariat').reverse() }, 'fr', 'campuses');
    const { texts } = await translationOf(doc.id, 'campuses');
    const roles = texts.filter(({ idPath }) => idPath.endsWith('.role'));
    expect(roles.map(({ label, state, fr }) => [label, state, fr])).toEqual([
      ['Qui accueille › 1 › Fonction', 'outdated', 'Secrétariat'],
      ['Qui accueille › 2 › Fonction', 'translated', 'Directrice'],
    ]);
    // The rows of a duplicate are others.
    const copy = await json<{ doc: Document }>(trial.edit('POST', `/campuses/${doc.id}/duplicate?locale=fr`, {}), 200);
    trash.push(`/campuses/${copy.doc.id}`);
    const copied = (await translationOf(copy.doc.id, 'campuses')).texts.filter(({ idPath }) =>
      idPath.endsWith('.role'),
    );
    expect(copied.map(({ state, fr }) => [state, fr])).toEqual([
      ['outdated', 'Secrétariat'],
      ['translated', 'Directrice'],
    ]);
  });
});

describe('« Toujours juste »', () => {
  it('confirms the newest draft, and changes nothing for visitors or other editors', async () => {
    const id = await bothLanguages('essai-juste');
    expect((await trial.publish('news', id, { title: 'Titre publié' })).status).toBe(200);
    const published = () =>
      json<Document>(trial.send('GET', `/news/${id}?locale=all&depth=0`, undefined, trial.service));
    const journal = async () => (await trial.send('GET', '/changes?since=0', undefined, trial.service)).text;
    const before = await published();
    const changes = await journal();
    const versions = await versionsOf(id);
    const { texts } = await translationOf(id);
    const [title] = texts;
    const response = await confirm(id, [{ idPath: 'title', hash: title?.hash }]);
    expect(response.status, response.text).toBe(200);
    expect(JSON.parse(response.text)).toMatchObject({ state: 'complete' });
    expect(await stateOf(id)).toBe('complete');
    expect(await published()).toEqual(before);
    expect(await journal()).toBe(changes);
    const after = await versionsOf(id);
    expect(after.map(({ id }) => id)).toEqual(versions.map(({ id }) => id));
    expect(after.at(-1)?.version.updatedAt).toBe(versions.at(-1)?.version.updatedAt);
    // Another save keeps it, and the next change of French ends it.
    await save(id, { publishDate: '2026-11-03T08:00:00.000Z' });
    expect(await stateOf(id)).toBe('complete');
    await save(id, { title: 'Encore un titre' });
    expect(await stateOf(id)).toBe('outdated');
    expect(await published()).toEqual(before);
  });

  it('leaves a published version as it was where a newer draft is confirmed', async () => {
    const id = await bothLanguages('essai-juste-brouillon');
    expect((await trial.publish('news', id, {})).status).toBe(200);
    await save(id, { title: 'Un brouillon' });
    const { texts } = await translationOf(id);
    expect((await confirm(id, [{ idPath: 'title', hash: texts[0]?.hash }])).status).toBe(200);
    const versions = await versionsOf(id);
    expect(versions.at(-1)?.version).toMatchObject({
      _status: 'draft',
      translation: 'complete',
      title: 'Un brouillon',
    });
    const published = await json<Document>(trial.edit('GET', `/news/${id}?locale=fr&depth=0`));
    expect(published).toMatchObject({ title: 'essai-juste-brouillon', translation: 'complete' });
  });

  it('says that a text is not wanted in English', async () => {
    const id = await trial.create('news', { ...trial.article('essai-sans'), summary: 'Un chapô.' });
    await save(id, { title: 'Title', slug: 'essai-sans-en' }, 'en');
    const missing = (await translationOf(id)).texts.filter(({ state }) => state === 'missing');
    expect(missing.map(({ idPath }) => idPath)).toEqual(['summary']);
    expect((await confirm(id, missing)).status).toBe(200);
    expect(await stateOf(id)).toBe('complete');
    await save(id, { summary: 'Un autre chapô.' });
    expect(await stateOf(id)).toBe('partial');
  });

  it('is refused for a text that has changed since, and to others', async () => {
    const id = await bothLanguages('essai-juste-refus');
    await save(id, { title: 'Titre lu' });
    const [title] = (await translationOf(id)).texts;
    const texts = [{ idPath: 'title', hash: title?.hash }];
    await save(id, { title: 'Titre que personne n’a lu' });
    const stale = await confirm(id, texts);
    expect(stale.status).toBe(409);
    expect(JSON.parse(stale.text).errors[0].message).toMatch(/relisez-le, puis confirmez/);
    expect(await stateOf(id)).toBe('outdated');
    for (const [body, status] of [
      ['"no object"', 400],
      [{ texts: [] }, 400],
    ] as const) {
      expect((await trial.edit('POST', `/news/${id}/translation`, body)).status).toBe(status);
    }
    for (const method of ['GET', 'POST']) {
      expect((await trial.send(method, `/news/${id}/translation`)).status).toBe(401);
      expect((await trial.send(method, `/news/${id}/translation`, undefined, trial.service)).status).toBe(403);
    }
    const others = await json<{ docs: Document[] }>(
      trial.send('GET', '/news?where[school.namespace][equals]=ponant&limit=1&depth=0', undefined, admin),
    );
    const other = others.docs[0]?.id;
    expect(other).toBeTypeOf('number');
    expect((await trial.edit('GET', `/news/${other}/translation`)).status).toBe(404);
    expect((await confirm(Number(other), texts)).status).toBe(404);
  });
});

describe('lists', () => {
  it('can be filtered by it by editors, and not by the site, who does not see it', async () => {
    const id = await bothLanguages('essai-filtre');
    await save(id, { title: 'Un titre changé' });
    const query = `/news?draft=true&depth=0&locale=fr&limit=100&where[and][0][translation][in][0]=outdated`;
    const { docs } = await json<{ docs: Document[] }>(trial.edit('GET', query));
    expect(docs.map((document) => document.id)).toContain(id);
    expect(docs.every(({ translation }) => translation === 'outdated')).toBe(true);
    expect(docs.every((document) => !('translatedFrom' in document))).toBe(true);
    expect((await trial.send('GET', query, undefined, trial.service)).status).toBeGreaterThanOrEqual(400);
    const seen = await json<{ docs: Document[] }>(trial.send('GET', '/news?depth=0&limit=5', undefined, trial.service));
    for (const document of seen.docs) expect(Object.keys(document)).not.toContain('translation');
  });
});

describe('the counts of the dashboard', () => {
  it('are of the newest versions of what an editor may read, without the trash', async () => {
    const { countTodo } = await import('./translation-counts.ts');
    const { docs } = await payload.find({
      ...{ collection: 'users', where: { email: { equals: sampleAccounts.editor.email } }, depth: 0 },
    });
    const user = { ...docs[0], collection: 'users' } as never;
    const counted = () => countTodo({ payload, collection: 'news', user });
    const listed = async (states: string) => {
      const path = `/news?draft=true&depth=0&locale=fr&limit=0&where[translation][in]=${states}`;
      return (await trial.edit('GET', path)).body.totalDocs;
    };
    const before = await counted();
    const id = await bothLanguages('essai-compte');
    expect(await counted()).toEqual(before);
    await save(id, { title: 'Un titre changé' });
    expect(await counted()).toEqual({ ...before, outdated: before.outdated + 1 });
    expect(await listed('outdated')).toBe(before.outdated + 1);
    await save(id, { title: '' }, 'en');
    expect(await counted()).toEqual({ ...before, untranslated: before.untranslated + 1 });
    expect(await listed('missing,partial')).toBe(before.untranslated + 1);
    const move = (deletedAt: string | null) =>
      trial.edit('PATCH', `/news/${id}?locale=fr&trash=true`, { deletedAt, ...(!deletedAt && { _status: 'draft' }) });
    expect((await move(new Date().toISOString())).status).toBe(200);
    expect(await counted()).toEqual(before);
    expect((await move(null)).status).toBe(200);
    expect(await counted()).toEqual({ ...before, untranslated: before.untranslated + 1 });
  });
});

describe('the sample', () => {
  it.each(['schools', 'campuses', 'courses', 'news', 'pages', 'menus', 'media'])(
    'has %s that are judged, and none that is outdated',
    async (collection) => {
      const found = await json<{ docs: (Document & { savedBy: number | null })[] }>(
        trial.send('GET', `/${collection}?draft=true&depth=0&locale=fr&pagination=false`, undefined, admin),
      );
      expect(found.docs.filter(({ translation }) => translation !== null).length).toBeGreaterThan(0);
      // Those that no test has saved since the import.
      const untouched = found.docs.filter(({ savedBy }) => savedBy === null);
      expect(untouched.filter(({ translation }) => translation === null || translation === 'outdated')).toEqual([]);
    },
  );
});

describe('a label of the site', () => {
  it('is translated as it is shipped, and outdated once an editor changes its French text alone', async () => {
    const key = `essai.traduction-${Date.now()}`;
    const ship = (fr: string, en: string) =>
      json(
        trial.send(
          ...([
            'POST',
            '/taxonomy/update',
            { version: 'taxonomy-0.1.0', fr: { [key]: fr }, en: { [key]: en } },
          ] as const),
          trial.service,
        ),
      );
    const label = async () => {
      const path = `/labels?where[key][equals]=${key}&depth=0&locale=fr`;
      return (await json<{ docs: Document[] }>(trial.edit('GET', path))).docs[0] as Document;
    };
    await ship('Un', 'One');
    expect((await label()).translation).toBe('complete');
    await ship('Un seul', 'One');
    expect((await label()).translation).toBe('complete');
    const { id } = await label();
    const write = (text: string, locale: string) => trial.edit('PATCH', `/labels/${id}?locale=${locale}`, { text });
    expect((await write('Deux', 'fr')).status).toBe(200);
    expect((await label()).translation).toBe('outdated');
    const texts = (await translationOf(id, 'labels')).texts;
    expect((await confirm(id, texts, 'labels')).status).toBe(200);
    expect((await label()).translation).toBe('complete');
    expect((await write('Trois', 'fr')).status).toBe(200);
    await ship('Un autre', 'One');
    expect((await label()).translation).toBe('outdated');
    expect((await write('Three', 'en')).status).toBe(200);
    expect((await label()).translation).toBe('complete');
  });
});
