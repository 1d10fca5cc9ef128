import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { fold } from '@vitrine/contract/slug.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchNote } from '../../search.ts';
import { parisDay } from '../paris-time.ts';
import type { SearchEntry } from './search-documents.ts';
import { createSynonyms, mistyped, questionWords, type Synonym, termsOf, type Word, wordsOf } from './terms.ts';

const fields = ['title', 'synonyms', 'names', 'headings', 'lead', 'texts'] as const;

/** The fields that say what a page is called, and the others. */
const callings = ['title', 'synonyms', 'names'];
const others = ['headings', 'lead', 'texts'];

/** Whether a page is called by a word, or by one that begins with it. */
const isCalledBy = ({ match }: SearchResult, { terms: [written = '', ...others] }: Word) =>
  Object.entries(match).some(
    ([term, found]) =>
      (term.startsWith(written) || others.includes(term)) && found.some((field) => callings.includes(field)),
  );

/** What a word weighs where it stands. */
const boost = { title: 10, synonyms: 10, names: 4, headings: 2.5, lead: 2, texts: 1 };

/** Courses first: what a kind weighs. An event that is over is still found, after those that are not. */
const weightOfKind: Record<SearchKind, number> = {
  course: 1.6,
  campus: 1.4,
  page: 1.2,
  event: 1,
  work: 0.6,
  article: 0.6,
};
const weightOfPast = 0.3;

/** @param today at 00:00 in Paris, ISO: what takes place today is not over (section 7) */
function weightOf(note: SearchNote, today: string): number {
  const isPast = note.kind === 'event' && (note.dateEnd ?? note.dateStart) < today;
  return weightOfKind[note.kind] * (isPast ? weightOfPast : 1);
}

/** When an event begins, so that of those that are equally good the next comes first. */
const startOf = ({ entry: { note } }: Found): string => (note.kind === 'event' ? note.dateStart : '');

/** A result with less than this share of the best one's score is noise. */
const leastShare = 0.05;

/** Milliseconds for which entries are indexed at once; visitors wait no longer than that. */
const longestTurn = 8;

/** Letters by which the nearest words may differ: with each more of them a multiple of the words is compared. */
const mostMistakes = 3;

/** Letters from which on a word that stands somewhere may still be a mistake for one of a title. A short one is near to too many. */
const leastDoubtful = 6;

/** How many of the news that were found are compared word by word. */
const mostCompared = 400;

/** An entry that was found, the best first. */
export interface Found {
  entry: SearchEntry;
  score: number;
  /** the terms in which it was found */
  terms: readonly string[];
}

/** An entry that is indexed. */
interface Known {
  entry: SearchEntry;
  /** as it was given, without its synonyms: the same object is the same entry */
  source: SearchEntry;
  written: string;
  /** the words of its title that say something, each by its terms */
  title: (readonly string[])[];
}

/** The index of one language. It is changed entry by entry, so that a publication costs what the published page costs. */
export class SearchIndex {
  readonly #entries = new Map<string, Known>();
  readonly #mini: MiniSearch<SearchEntry>;
  /** the words of titles and headings by their folded form, as they are written */
  readonly #words = new Map<string, string>();
  readonly #locale: Locale;
  #synonyms = '';

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#mini = new MiniSearch<SearchEntry>({
      fields: [...fields],
      extractField: (entry, field) => {
        const value = entry[field as (typeof fields)[number] | 'id'] ?? '';
        return typeof value === 'string' ? value : value.join('\n');
      },
      tokenize: wordsOf,
      processTerm: (word) => [...termsOf(word, locale)],
      searchOptions: { boost, weights: { fuzzy: 0.35, prefix: 0.5 } },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Takes over what there is now: entries that are gone leave at once, those that are new or differ follow.
   * @param onGone called once nothing is found any more that is gone
   * @returns whether anything differs
   */
  async update(
    entries: readonly SearchEntry[],
    synonyms: readonly Synonym[],
    onGone: () => void = () => undefined,
  ): Promise<boolean> {
    const present = new Set(entries.map(({ id }) => id));
    const gone = [...this.#entries.keys()].filter((id) => !present.has(id));
    for (const id of gone) this.#remove(id);
    if (gone.length > 0) onGone();
    const [former, complete] = [this.#synonyms, createSynonyms(synonyms, this.#locale)];
    this.#synonyms = JSON.stringify(synonyms);
    const isSame = former === this.#synonyms;
    let isOther = gone.length > 0;
    let until = performance.now() + longestTurn;
    for (const entry of entries) {
      if (performance.now() > until) {
        await setImmediate();
        until = performance.now() + longestTurn;
      }
      if (isSame && this.#entries.get(entry.id)?.source === entry) continue;
      isOther = this.#put(complete(entry), entry) || isOther;
    }
    return isOther;
  }

  /** @returns whether it differs from what is known */
  #put(entry: SearchEntry, source: SearchEntry): boolean {
    const written = JSON.stringify(entry);
    const known = this.#entries.get(entry.id);
    if (known?.written === written) {
      known.source = source;
      return false;
    }
    this.#remove(entry.id);
    this.#entries.set(entry.id, { entry, source, written, title: this.#titleOf(entry) });
    this.#mini.add(entry);
    for (const word of wordsOf([entry.title, ...entry.headings].join(' '))) this.#words.set(fold(word), word);
    return true;
  }

  #remove(id: string): void {
    if (!this.#entries.delete(id)) return;
    this.#mini.discard(id);
  }

  /**
   * What a question finds, the best first. A word that is nowhere as it is written is looked for with typing mistakes.
   * @param now decides which events are over
   */
  find(question: string, now: Date): Found[] {
    const words = questionWords(question, this.#locale);
    if (words.length === 0) return [];
    const first = this.#search(words);
    const isFound = ({ terms }: Word) =>
      first.some(({ queryTerms }) => terms.some((term) => queryTerms.includes(term)));
    const corrected = words.map((word) => {
      if (first.some((result) => isCalledBy(result, word))) return word;
      if (!isFound(word)) return mistyped(word, callings, others);
      return (word.terms[0] ?? '').length < leastDoubtful ? word : mistyped(word, callings, []);
    });
    const isPlain = corrected.every((word, index) => word === words[index]);
    return this.#ranked(isPlain ? first : this.#search(corrected), corrected, now);
  }

  /** The nearest words of titles and headings to those of a question that found nothing. */
  nearest(question: string, limit: number): string[] {
    const queries = questionWords(question, this.#locale).map(({ terms: [written = ''] }) => written);
    const fuzzy = (term: string) => Math.min(mostMistakes, Math.ceil(term.length / 3));
    const found = this.#mini.search({
      combineWith: 'OR',
      queries,
      fields: ['title', 'headings'],
      fuzzy,
      prefix: false,
    });
    const words = found.flatMap(({ terms }) => terms.flatMap((term) => this.#words.get(term) ?? []));
    return [...new Set(words)].slice(0, limit);
  }

  #search(words: readonly Word[]): SearchResult[] {
    return this.#mini.search({ combineWith: 'OR', queries: words.map(({ query }) => query) });
  }

  /** The words of a title that say something, each by its terms. */
  #titleOf({ title }: SearchEntry): (readonly string[])[] {
    return wordsOf(title)
      .map((word) => termsOf(word, this.#locale))
      .filter((terms) => terms.length > 0);
  }

  /** What finds all words comes before what finds many of one, and what is called so before what mentions it. */
  #ranked(results: readonly SearchResult[], words: readonly Word[], now: Date): Found[] {
    const today = parisDay(now).startText;
    const found = results.flatMap((result, place) => {
      const known = this.#entries.get(result.id);
      if (!known) return [];
      const { entry, title } = known;
      const { queryTerms } = result;
      const covered = words.filter((word) => word.terms.some((term) => queryTerms.includes(term))).length;
      // MiniSearch multiplies by the number of terms: here two of them may be the same word.
      const plain = (result.score / (queryTerms.length || 1)) * (covered / words.length) ** 2;
      const isCompared = place < mostCompared || entry.note.kind !== 'article';
      const score = plain * weightOf(entry.note, today) * (isCompared ? calledBy(result, words, title) : 1);
      return [{ entry, score, terms: result.terms }];
    });
    const best = found.reduce((most, { score }) => Math.max(most, score), 0);
    return found
      .filter(({ score }) => score >= best * leastShare)
      .sort(
        (one, other) =>
          other.score - one.score ||
          startOf(one).localeCompare(startOf(other)) ||
          (one.entry.url < other.entry.url ? -1 : 1),
      );
  }
}

/** What a result gains by the words by which it is called, and by how much of its title they are: from 1 to 4. */
function calledBy(result: SearchResult, words: readonly Word[], title: (readonly string[])[]): number {
  const { terms, match } = result;
  const inTitle = new Set(
    terms.filter((term) => match[term]?.some((field) => field === 'title' || field === 'synonyms')),
  );
  const filled = title.filter((word) => word.some((term) => inTitle.has(term))).length;
  const called = words.filter((word) => isCalledBy(result, word)).length;
  return (1 + (title.length > 0 ? filled / title.length : 0)) * (1 + called / words.length);
}
