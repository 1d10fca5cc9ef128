import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';

/** A course at a campus: both French slugs, which are the same in every language, joined by a dot. */
export type Pair = `${string}.${string}`;

/** Pairs of a selection, at most (section 15). */
export const mostPairs = 6;

/** The id of the form to which the toggles of a page belong. */
export const selectionFormId = 'selection-form';

const between = '_';

/** The pair of a course and a campus. @param course a French slug. @param campus a French slug */
export const pairOf = (course: string, campus: string): Pair => `${course}.${campus}`;

/** The French slugs of a pair. */
export function endsOf(pair: Pair): { course: string; campus: string } {
  const [course = '', campus = ''] = pair.split('.');
  return { course, campus };
}

function isPair(text: string): text is Pair {
  const ends = text.split('.');
  return ends.length === 2 && ends.every(isSlug);
}

/**
 * The pairs of a text from outside: a query or the browser's storage. What is no pair is left out.
 * @returns at most `mostPairs`, the first ones of the text, each once, in alphabetical order
 */
export function readPairs(text: string): Pair[] {
  return [...new Set(text.split(between).filter(isPair))].slice(0, mostPairs).sort();
}

/** Pairs as the query and the storage have them: the same selection is always the same text. */
export function writePairs(pairs: readonly Pair[]): string {
  return [...new Set(pairs)].sort().join(between);
}

/** The path of a selection in a language. */
export function selectionPath(locale: Locale, pairs: readonly Pair[]): string {
  return pathTo('selection', locale, undefined, { pairs: writePairs(pairs) });
}
