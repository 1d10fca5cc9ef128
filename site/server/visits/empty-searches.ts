import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { LRUCache } from 'lru-cache';
import type { SiteSearch } from '../../app/data/.server/search/site-search.ts';
import type { VisitSums } from './visit-sums.ts';

/** Words are stored once they were asked as often on one day; before, they are in memory only. */
const askedOften = 5;
/** Characters of a question that are compared and stored. */
const longestWord = 60;
/** Questions in memory; of more, those that were not asked for longest are dropped. */
const mostWords = 5000;
/** Digits from which on a question may be a telephone number or another number of a person. */
const digitsOfNumber = 6;

/** Whether a question may name a person's address or number. */
function isPersonal(word: string): boolean {
  return /@|%40|\barobase\b/.test(word) || (word.match(/\p{Nd}/gu)?.length ?? 0) >= digitsOfNumber;
}

/**
 * A search that counts questions without a result; their words are counted once they were asked often on one day.
 * @param mayCount whether the visitor who asks is counted
 */
export function countEmptySearches(
  search: SiteSearch,
  { sums, now, mayCount }: { sums: Pick<VisitSums, 'note'>; now: () => Date; mayCount: () => boolean },
): SiteSearch {
  const asked = new LRUCache<string, number>({ max: mostWords });
  let day = '';

  function note(question: string): void {
    sums.note('search-empty');
    const whole = question
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
    // By code points: a cut within one would leave half of it.
    const word = [...whole].slice(0, longestWord).join('');
    if (word === '' || isPersonal(question.toLowerCase())) return;
    const today = parisDayOf(now());
    if (today !== day) asked.clear();
    day = today;
    const times = (asked.get(word) ?? 0) + 1;
    asked.set(word, times);
    if (times === askedOften) sums.note('search-word', word, askedOften);
    else if (times > askedOften) sums.note('search-word', word);
  }

  return {
    ...search,
    find(locale, question, kind, at) {
      const outcome = search.find(locale, question, kind, at);
      if (outcome?.total === 0 && kind === null && mayCount()) note(question);
      return outcome;
    },
  };
}
