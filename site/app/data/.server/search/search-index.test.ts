import { describe, expect, it } from 'vitest';
import { excerptOf, marked } from './marks.ts';
import { campusEntry, type SearchEntry } from './search-documents.ts';
import { SearchIndex } from './search-index.ts';

const now = new Date('2026-11-20T09:00:00+01:00');

const page = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ id: `pages:${title}`, url: `/${title}`, title, names: [], lead: '', headings: [], texts: [] },
  note: { kind: 'page', rubrique: null },
  ...more,
});
const event = (title: string, dateStart: string): SearchEntry =>
  page(title, { note: { kind: 'event', of: 'open-day', dateStart, dateEnd: null, campus: null, cancelled: false } });

async function indexOf(...entries: SearchEntry[]): Promise<SearchIndex> {
  const index = new SearchIndex('fr');
  await index.update(entries, []);
  return index;
}
const titles = (index: SearchIndex, question: string) => index.find(question, now).map(({ entry }) => entry.title);

describe('a question finds', () => {
  it('words without their accents, with other endings, by their beginning, with mistakes', async () => {
    const index = await indexOf(page('Étudiants étrangers'), page('Frais'));
    for (const question of ['etudiants', 'ÉTUDIANTE', 'étud', 'etdiants', 'l’étudiant'])
      expect(titles(index, question), question).toEqual(['Étudiants étrangers']);
    expect(titles(index, 'cuisine')).toEqual([]);
    expect(titles(index, 'de la')).toEqual([]);
    expect(titles(index, '<b>&"\'\\ %00')).toEqual([]);
  });

  it('not words that are only near by their stems, nor words near to a short one that stands somewhere', async () => {
    expect(titles(await indexOf(page('Admissions')), 'adresse')).toEqual([]);
    const index = await indexOf(page('Taxe'), page('Parents', { texts: ['le taux'] }));
    expect(titles(index, 'taux')).toEqual(['Parents']);
    expect(titles(index, 'taxes')).toEqual(['Taxe']);
    expect(titles(index, 'taxxe')).toEqual(['Taxe']);
  });

  it('summer and sound, which are written like words that say nothing', async () => {
    const index = await indexOf(page('Stage d’été'), page('Design du son'), page('Vous êtes ici'));
    for (const question of ['été', 'ete', 'ÉTÉ', 'stage d’été'])
      expect(titles(index, question), question).toEqual(['Stage d’été']);
    expect(titles(index, 'son')).toEqual(['Design du son']);
    expect(titles(index, 'êtes')).toEqual([]);
  });

  it('what is written with accents of their own, as some programs do, and the other way round', async () => {
    const [composed, decomposed] = ['Élèves hébergés', 'Élèves hébergés'.normalize('NFD')];
    for (const title of [composed, decomposed])
      for (const question of ['élèves', 'élèves'.normalize('NFD'), 'hébergé']) {
        const index = await indexOf(page(title), page('Levée'));
        expect(titles(index, question)).toEqual([title]);
        expect(marked(title, new Set(index.find(question, now)[0]?.terms), 'fr')).toContainEqual({
          found: title.split(' ')[question.startsWith('h') ? 1 : 0],
        });
      }
  });

  it('what has all words first, then what is called so, and what is over last', async () => {
    const index = await indexOf(
      page('Lyon', { texts: ['rien'] }),
      page('Mode à Lyon'),
      page('Ailleurs', { texts: ['mode et Lyon'] }),
      event('Portes ouvertes, passées', '2026-11-01T09:00:00.000Z'),
      event('Portes ouvertes, à venir', '2026-12-01T09:00:00.000Z'),
      event('Vernissage, passé', '2026-11-19T09:00:00.000Z'),
      event('Vernissage, ce matin', '2026-11-20T07:00:00.000Z'),
    );
    expect(titles(index, 'mode lyon')[0]).toBe('Mode à Lyon');
    expect(titles(index, 'portes ouvertes')).toEqual(['Portes ouvertes, à venir', 'Portes ouvertes, passées']);
    expect(titles(index, 'vernissage')).toEqual(['Vernissage, ce matin', 'Vernissage, passé']);
  });

  it('of events that are equally good, the next first', async () => {
    const index = await indexOf(
      event('Visite de Bordeaux', '2027-01-21T09:00:00.000Z'),
      event('Visite de Paris', '2026-12-12T09:00:00.000Z'),
    );
    expect(titles(index, 'visite')).toEqual(['Visite de Paris', 'Visite de Bordeaux']);
  });

  it('what editors say that visitors call it, mistyped too', async () => {
    const index = new SearchIndex('fr');
    const entries = [page('Portes ouvertes à Paris'), page('Portes fermées')];
    await index.update(entries, [{ words: 'jpo, visite', title: 'porte ouverte' }]);
    expect(titles(index, 'jpo')).toEqual(['Portes ouvertes à Paris']);
    expect(titles(index, 'vissite')).toEqual(['Portes ouvertes à Paris']);
    await index.update(entries, []);
    expect(titles(index, 'jpo')).toEqual([]);
  });

  it('what editors say that visitors call the title of a page, before what they call that for search engines', async () => {
    const index = new SearchIndex('fr');
    const concert = page('Concert', { note: event('', '2026-12-01T09:00:00.000Z').note, names: ['Logement'] });
    const entries = [page('Parents', { names: ['Coût et logement'] }), page('Trouver un logement'), concert];
    await index.update(entries, [{ words: 'appartement', title: 'logement' }]);
    expect(titles(index, 'appartement')).toEqual(['Trouver un logement', 'Parents']);
    expect(titles(index, 'apartement')).toEqual(['Trouver un logement', 'Parents']);
  });

  it('what is there now: neither what is gone nor what a title was before', async () => {
    const index = await indexOf(page('Céramique'), page('Verre', { id: 'x' }));
    expect(await index.update([page('Papier', { id: 'x' })], [])).toBe(true);
    expect([titles(index, 'céramique'), titles(index, 'verre'), titles(index, 'papier')]).toEqual([[], [], ['Papier']]);
    expect(await index.update([page('Papier', { id: 'x' })], [])).toBe(false);
  });

  it('the nearest words, where it finds nothing', async () => {
    const index = await indexOf(page('Céramique'), page('Typographie'));
    expect(titles(index, 'caramelique')).toEqual([]);
    expect(index.nearest('caramelique', 3)).toEqual(['Céramique']);
  });
});

it('a campus is found by what it says, and by the courses that it teaches, not by those of another one with its title', () => {
  const campus = {
    id: 1,
    title: 'Campus',
    slug: 'nord',
    city: 'Lyon',
    body: [],
    access: [],
    landmarks: [],
    people: [],
    accessibility: 'Une boucle magnétique à l’accueil',
    disabilityContact: { name: 'Odile' },
    housing: { text: 'Une résidence' },
  };
  const taught = ['nord', 'sud'].map((slug) => ({
    campus: { city: 'Lyon', slug },
    course: { slug: `mode-${slug}`, title: `Mode ${slug}` },
  }));
  expect(campusEntry(campus as unknown as Parameters<typeof campusEntry>[0], 'fr', taught).texts).toEqual([
    ...['Une boucle magnétique à l’accueil', 'Odile', 'Une résidence'],
    'Mode nord',
  ]);
});

describe('what was found', () => {
  it('is marked in texts as it was written', () => {
    const terms = new Set(['etudiant', 'etudi']);
    expect(marked('Les « étudiants » <i>', terms, 'fr')).toEqual(['Les « ', { found: 'étudiants' }, ' » <i>']);
  });

  it('is shown where it stands: a text of the page, cut at whole words', () => {
    const text = `${'avant '.repeat(60)}la céramique ${'après '.repeat(60)}`;
    const entry = page('Ateliers', { lead: 'Un résumé.', texts: ['rien', text] });
    const excerpt = excerptOf({ entry, terms: ['ceramique'] }, 'fr');
    expect(excerpt).toContainEqual({ found: 'céramique' });
    const plain = excerpt.map((part) => (typeof part === 'string' ? part : part.found)).join('');
    expect(plain.length).toBeLessThan(200);
    expect(plain).toMatch(/^… avant .* après …$/);
    expect(excerptOf({ entry, terms: ['atelier'] }, 'fr')).toEqual(['Un résumé.']);
    const long = { ...entry, lead: `Un résumé ${'long '.repeat(100)}` };
    expect(excerptOf({ entry: long, terms: ['atelier'] }, 'fr').join('')).toMatch(/^Un résumé long .* …$/);
  });
});
