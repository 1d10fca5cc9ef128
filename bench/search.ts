import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longestSearch } from '@vitrine/contract/routes/parse-url.ts';
import { repository } from '../launcher/environment.ts';
import type { SearchEntry } from '../site/app/data/.server/search/search-documents.ts';
import { SearchIndex } from '../site/app/data/.server/search/search-index.ts';
import { wordsOf } from '../site/app/data/.server/search/terms.ts';
import { budget, median, say } from './load.ts';

/** How long the slowest question of a hundred may take, in passes over the plain texts: as visitors ask, and the longest there are. */
const budgets = { usual: 4, longest: 6 };

const searchFolder = path.join(repository, 'site/app/data/.server/search');
const sampleFolder = path.join(repository, 'sample/schools/meridienne');
const now = new Date('2026-11-20T09:00:00+01:00');

const sampleWords = wordsOf(
  ['news', 'courses']
    .flatMap((name) => readdirSync(path.join(sampleFolder, name)).map((file) => path.join(sampleFolder, name, file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join(' '),
);

/** Texts that are made of the sample's own words. */
function textsFrom(seed: number, length: number): string {
  return Array.from({ length }, (_, at) => sampleWords[(seed * 7919 + at * 104_729) % sampleWords.length]).join(' ');
}
function article(id: number): SearchEntry {
  const title = `${textsFrom(id, 8)} ${id}`;
  return {
    ...{ id: `news:${id}`, url: `/n/${id}`, title, names: [], lead: textsFrom(id + 5, 30), headings: [], texts: [] },
    note: { kind: 'article', publishDate: null, campus: null },
  };
}

/** Questions as visitors type them; as long as may be, with a mistake in each word; and such as nobody types. */
function questions(): { typed: string[]; mistyped: string[] } {
  const file = readFileSync(path.join(searchFolder, 'visitor-questions.json'), 'utf8');
  const typed = (JSON.parse(file) as { fr: [string, string][] }).fr.map(([question]) => question);
  const mistyped = typed.map((_, id) =>
    textsFrom(id, 12)
      .replace(/(?<=\p{L})[aeiou]/gu, 'x')
      .slice(0, longestSearch),
  );
  const hostile = [
    'a b c d e f g h'.repeat(6),
    'qwzkj '.repeat(14),
    'azertyuiopq '.repeat(7),
    'x'.repeat(longestSearch),
  ];
  return { typed, mistyped: [...mistyped, ...hostile] };
}

/** Milliseconds of the fastest of four runs: another process may have had the processor. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** Milliseconds of the slowest of a hundred questions. */
function slowest(asked: string[], find: (question: string) => void): number {
  const times = asked.map((question) => fastest(() => find(question)));
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/**
 * Questions to an index of 10,000 news (section 14), measured in passes over the plain texts of the same news.
 * @returns whether the slowest of a hundred takes no more passes than its budget
 */
export async function benchSearch(): Promise<boolean> {
  const news = Array.from({ length: 10_000 }, (_, id) => article(id));
  const index = new SearchIndex('fr');
  await index.update(news, []);
  const texts = news.map(({ title, lead }) => `${title} ${lead}`);
  const pass = () => texts.filter((text) => text.normalize('NFD').toLowerCase().includes('introuvable')).length;
  const onePass = median(Array.from({ length: 8 }, () => fastest(pass)));
  const { typed, mistyped } = questions();
  process.stdout.write('Questions to 10,000 news\n');
  say('one pass over the plain texts, ms', onePass.toFixed(1));
  let kept = true;
  for (const [name, most, time] of [
    ['what visitors ask', budgets.usual, slowest(typed, (question) => index.find(question, now))],
    ['long and mistyped', budgets.longest, slowest(mistyped, (question) => index.find(question, now))],
    ['nearest words of that', budgets.usual, slowest(mistyped, (question) => index.nearest(question, 5))],
  ] as const) {
    say(`${name}, ms`, time.toFixed(1));
    const passes = time / onePass;
    kept = budget(`${name}, passes at most`, passes, most, passes <= most) && kept;
  }
  return kept;
}
