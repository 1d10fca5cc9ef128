import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stopwords as englishStopwords } from '@orama/stopwords/english';
import { stopwords as frenchStopwords } from '@orama/stopwords/french';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { fold } from '@vitrine/contract/slug.ts';
import { LRUCache } from 'lru-cache';

const stemmers = { fr: stemFrench, en: stemEnglish };
const stopwords = {
  fr: new Set(frenchStopwords.map(fold)),
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
