import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { SearchEntry } from './search-entry.ts';
import { termsOf, wordsOf } from './terms.ts';

/** Words that visitors type, and the words that stand in the titles of the pages that they mean. */
export interface Synonym {
  /** several are separated by commas: `jpo, journée portes ouvertes` */
  words: string;
  /** `portes ouvertes` */
  title: string;
}

const stemsOf = (text: string, locale: Locale) => wordsOf(text).flatMap((word) => termsOf(word, locale).at(-1) ?? []);

/**
 * Gives a page the synonyms whose title is within its own, or within that which editors gave it for search engines. They are
 * indexed with it, so beginnings and typing mistakes find them like any other word.
 */
export function createSynonyms(synonyms: readonly Synonym[], locale: Locale): (entry: SearchEntry) => SearchEntry {
  const known = synonyms
    .map(({ words, title }) => ({ words, stems: stemsOf(title, locale) }))
    .filter(({ stems }) => stems.length > 0);
  return (entry) => {
    const own = new Set(stemsOf([entry.title, ...entry.names].join(' '), locale));
    const given = known.filter(({ stems }) => stems.every((stem) => own.has(stem)));
    return given.length > 0 ? { ...entry, synonyms: given.map(({ words }) => words) } : entry;
  };
}
