import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { fold } from '@vitrine/contract/slug.ts';
import type { Query } from 'minisearch';
import { termsOf, wordsOf } from './terms.ts';

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
  const corrected = (fields: string[], fuzzy: (term: string) => number): Query => ({
    ...{ combineWith: 'OR', queries: [terms[0] ?? ''], fields, fuzzy },
  });
  const queries: Query[] = [query, corrected(callings, mistakesIn)];
  if (others.length > 0) queries.push(corrected(others, mistakesElsewhere));
  return { query: { combineWith: 'OR', queries }, terms };
}
