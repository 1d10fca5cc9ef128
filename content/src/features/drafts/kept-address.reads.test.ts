import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

interface Version {
  id: number;
}

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

/** The newest state of a document, in all languages. */
const newest = (collection: string, id: number) =>
  trial.read<object>(`/${collection}/${id}?locale=all&depth=0&draft=true`);

/** The newest version of a document. */
async function versionOf(collection: string, id: number): Promise<number> {
  const where = `where[parent][equals]=${id}&depth=0&sort=-updatedAt&limit=1`;
  const { docs } = await trial.read<{ docs: Version[] }>(`/${collection}/versions?${where}`);
  return docs[0]?.id ?? 0;
}

async function saveDraft(collection: string, id: number, data: object, locale = 'fr'): Promise<void> {
  const saved = await trial.edit('PATCH', `/${collection}/${id}?locale=${locale}&draft=true&depth=0`, data);
  expect(saved.status, saved.text).toBe(200);
}

/** Restores a version. @returns what the panel shows */
async function restore(collection: string, version: number, language = 'fr'): Promise<string> {
  const path = `/${collection}/versions/${version}`;
  const restored = await trial.edit('POST', path, undefined, { 'accept-language': language });
  expect(restored.status, restored.text).toBe(200);
  return (JSON.parse(restored.text) as { message: string }).message;
}

const draft = (slug: string) => ({ ...trial.article(slug), _status: 'draft' });
const said = 'La version est reprise comme brouillon. Rien ne change sur le site.';

it('a restored version has its addresses where they are free', async () => {
  const id = await trial.create('news', draft('essai-garde-libre'));
  await saveDraft('news', id, { title: 'One', slug: 'essai-kept-free' }, 'en');
  const old = await versionOf('news', id);
  await saveDraft('news', id, { title: 'Other', slug: 'essai-kept-other' }, 'en');
  expect(await restore('news', old)).toBe(said);
  expect(await newest('news', id)).toMatchObject({ slug: { fr: 'essai-garde-libre', en: 'essai-kept-free' } });
});

it.each([
  ['fr', 'français'],
  ['en', 'anglais'],
])(
  'in the language %s the document keeps its address where another one has that of the version',
  async (locale, name) => {
    const slugs = { fr: `essai-depart-fr-${locale}`, en: `essai-depart-en-${locale}` };
    const id = await trial.create('news', trial.article(slugs.fr));
    await saveDraft('news', id, { title: 'Départ', slug: slugs.en }, 'en');
    await saveDraft('news', id, { title: 'Départ', slug: `essai-repris-${locale}` }, locale);
    const old = await versionOf('news', id);
    await saveDraft('news', id, { title: 'Arrivée', slug: `essai-arrivee-${locale}` }, locale);
    const other = await trial.create('news', trial.article(`essai-autre-${locale}`));
    await saveDraft('news', other, { title: 'Une autre', slug: `essai-repris-${locale}` }, locale);
    expect(await restore('news', old)).toBe(
      `${said} En ${name}, l’adresse reste «\u00a0essai-arrivee-${locale}\u00a0»\u00a0: «\u00a0essai-repris-${locale}\u00a0» est déjà celle de «\u00a0Une autre\u00a0».`,
    );
    expect(await newest('news', id)).toMatchObject({
      title: { [locale]: 'Départ' },
      slug: { ...slugs, [locale]: `essai-arrivee-${locale}` },
    });
  },
);

it('the document has no address where it has none at present, and another one has that of the version', async () => {
  const id = await trial.create('news', draft('essai-sans-anglais'));
  await saveDraft('news', id, { title: 'One', slug: 'essai-english' }, 'en');
  const old = await versionOf('news', id);
  await saveDraft('news', id, { slug: null }, 'en');
  const other = await trial.create('news', draft('essai-avec-anglais'));
  await saveDraft('news', other, { title: 'Other', slug: 'essai-english' }, 'en');
  expect(await restore('news', old, 'en')).toContain(
    'In English, the document remains without an address: “essai-english” already belongs to “Other”.',
  );
  const { slug } = (await newest('news', id)) as { slug: { fr: string; en?: string | null } };
  expect([slug.fr, slug.en ?? null]).toEqual(['essai-sans-anglais', null]);
});

it('a page stays where it is when another one has its address where the version would move it', async () => {
  const page = (slug: string, parent: number | null = null) =>
    trial.create('pages', { title: slug, slug, layout: 'default', parent, _status: 'draft' });
  const [left, right] = [await page('essai-rubrique-a'), await page('essai-rubrique-b')];
  const id = await page('essai-meme', left);
  await saveDraft('pages', id, { title: 'Same', slug: 'essai-same' }, 'en');
  const old = await versionOf('pages', id);
  await saveDraft('pages', id, { parent: right, title: 'Ailleurs' });
  await saveDraft('pages', id, { slug: 'essai-elsewhere' }, 'en');
  await page('essai-meme', left);
  const place = 'La page reste à sa place actuelle, avec ses adresses. En français, l’adresse reste';
  expect(await restore('pages', old)).toContain(place);
  expect(await newest('pages', id)).toMatchObject({
    ...{ title: { fr: 'essai-meme' }, parent: right },
    slug: { fr: 'essai-meme', en: 'essai-elsewhere' },
  });
});
