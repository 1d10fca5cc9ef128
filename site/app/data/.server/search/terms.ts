import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stopwords as englishStopwords } from '@orama/stopwords/english';
import { stopwords as frenchStopwords } from '@orama/stopwords/french';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { fold } from '@vitrine/contract/slug.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import { LRUCache } from 'lru-cache';
import type { Query } from 'minisearch';
import type { SearchEntry } from './search-documents.ts';

const stemmers = { fr: stemFrench, en: stemEnglish };
/** Stop words that are written like words which say something: `été`, `son`. `étés` is not to be told from `êtes`. */
const meant = new Set(['ete', 'son']);
const stopwords = {
  fr: new Set(frenchStopwords.map(fold).filter((word) => !meant.has(word))),
  en: new Set(englishStopwords.flatMap((word) => wordsOf(fold(word)))),
};

/** The words of a text, as they are written; an accent may be a character of its own. What is elided before an apostrophe is a word. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

const longestWord = 40;

/** The terms of words: the stemmers are slow, and most words come again and again. */
const knownTerms = {
  fr: new LRUCache<string, string[]>({ max: 30_000 }),
  en: new LRUCache<string, string[]>({ max: 30_000 }),
};

/**
 * What a word is found by: as it is written, for who has typed a part of it, and its stem, for its other forms. Accents are folded
 * before, so that it makes no difference whether they are typed.
 * @returns none for a word that says nothing, as `de` or `the`
 */
export function termsOf(word: string, locale: Locale): readonly string[] {
  const written = word.slice(0, longestWord);
  const known = knownTerms[locale].get(written);
  if (known) return known;
  const folded = fold(written);
  const stem = stemmers[locale](folded);
  const terms = stopwords[locale].has(folded) ? [] : stem === folded ? [folded] : [folded, stem];
  knownTerms[locale].set(written, terms);
  return terms;
}

/** A word of a question, ready to be compared with what is indexed. */
export interface Word {
  query: Query;
  /** the terms by which a result says that it was found */
  terms: readonly string[];
}

/** Letters from which on a word finds longer words that begin with it. */
const shortestPrefix = 3;

/** Words of a question that are looked for. */
const mostWords = 8;

/** How many letters of a word may be wrong, by what a page is called, and anywhere else. */
const mistakesIn = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);
const mistakesElsewhere = (term: string) => (term.length < 5 ? 0 : 1);

/** The words of a question that say something. */
export function questionWords(question: string, locale: Locale): Word[] {
  return wordsOf(question)
    .map((written) => ({ written, terms: termsOf(written, locale) }))
    .filter(({ terms }) => terms.length > 0)
    .slice(0, mostWords)
    .map(({ written, terms }) => {
      const folded = fold(written);
      // The beginning of a stem is that of too many words.
      const prefix = (term: string) => term === folded && term.length >= shortestPrefix;
      return { query: { combineWith: 'OR', queries: [written], prefix }, terms };
    });
}

/**
 * The same word as somebody may have mistyped it.
 * @param callings the fields that say what a page is called
 * @param others those in which it is looked for with mistakes too
 */
export function mistyped({ query, terms }: Word, callings: string[], others: string[]): Word {
  const [written = ''] = terms;
  const corrected = (fields: string[], mistakes: (term: string) => number): Query => {
    // Not in its stem: of `adresse` that is two letters from that of `admissions`.
    const fuzzy = (term: string) => (term === written ? mistakes(term) : 0);
    return { combineWith: 'OR', queries: [written], fields, fuzzy };
  };
  const queries: Query[] = [query, corrected(callings, mistakesIn)];
  if (others.length > 0) queries.push(corrected(others, mistakesElsewhere));
  return { query: { combineWith: 'OR', queries }, terms };
}

/** Words that visitors type, and the words that stand in the titles of the pages that they mean. */
export interface Synonym {
  /** several are separated by commas: `jpo, journée portes ouvertes` */
  words: string;
  /** `portes ouvertes` */
  title: string;
}

const stemsOf = (text: string, locale: Locale) => wordsOf(text).flatMap((word) => termsOf(word, locale).at(-1) ?? []);

/** Kinds whose other names are their own: those of the others are a campus or a student. */
const namedThemselves: ReadonlySet<SearchKind> = new Set(['course', 'campus', 'page']);

/**
 * Gives a page the synonyms whose title is within its own, or within that which editors gave it for search engines. They are
 * indexed with it, so beginnings and typing mistakes find them like any other word, and weigh what that title does.
 */
export function createSynonyms(synonyms: readonly Synonym[], locale: Locale): (entry: SearchEntry) => SearchEntry {
  const known = synonyms
    .map(({ words, title }) => ({ words, stems: stemsOf(title, locale) }))
    .filter(({ stems }) => stems.length > 0);
  return (entry) => {
    const title = new Set(stemsOf(entry.title, locale));
    const names = namedThemselves.has(entry.note.kind) ? stemsOf(entry.names.join(' '), locale) : [];
    const all = new Set([...title, ...names]);
    const given = known.filter(({ stems }) => stems.every((stem) => all.has(stem)));
    if (given.length === 0) return entry;
    const own = given.filter(({ stems }) => stems.every((stem) => title.has(stem)));
    const others = given.filter((synonym) => !own.includes(synonym));
    const wordsOfAll = (synonyms: typeof given) => synonyms.map(({ words }) => words);
    return { ...entry, synonyms: wordsOfAll(own), names: [...entry.names, ...wordsOfAll(others)] };
  };
}
