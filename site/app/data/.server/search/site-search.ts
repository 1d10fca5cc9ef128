import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { fold } from '@vitrine/contract/slug.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import { LRUCache } from 'lru-cache';
import type { FoundPage, SearchNote, SearchOutcome } from '../../search.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readSynonyms } from '../readers/website.ts';
import { excerptOf, marked } from './marks.ts';
import { readSearchEntries } from './read-entries.ts';
import { type Found, SearchIndex } from './search-index.ts';
import type { Synonym } from './terms.ts';

/** Pages that are shown at most: who wants others adds a word, or chooses a kind. */
const mostFound = 40;
const mostSuggested = 6;
const mostNearest = 5;

/** Questions whose findings are cached, of each language: many visitors type the same first letters. */
const cachedQuestions = 500;

/** What was read for the index of each language. */
type SearchContent = Record<Locale, { entries: SearchEntryList; synonyms: readonly Synonym[] }>;
type SearchEntryList = Awaited<ReturnType<typeof readSearchEntries>>;

/** The search of the site: an index of each language, in this process. */
export interface SiteSearch {
  /** @returns `null` until the content was read for the first time */
  find(locale: Locale, question: string, kind: SearchKind | null, now: Date): SearchOutcome | null;
  /** The best pages for a question that is still being typed. */
  suggest(locale: Locale, question: string, now: Date): { note: SearchNote; title: string; url: string }[];
}

/** Reads what can be found in each language, one after the other. @throws ContentUnavailable */
export async function readSearchContent(context: ReaderContext): Promise<SearchContent> {
  const readIn = async (locale: Locale) => ({
    synonyms: await readSynonyms(context, locale),
    entries: await readSearchEntries(context, locale),
  });
  return { fr: await readIn('fr'), en: await readIn('en') };
}

/** What is cached of a question's findings: the best of each kind, how many there are, and what is near to them where there is none. */
interface Findings {
  best: Found[];
  counts: SearchOutcome['counts'];
  /** the nearest words where nothing was found, from when they are wanted */
  nearest?: string[];
}

function findingsOf(all: readonly Found[]): Findings {
  const counts: SearchOutcome['counts'] = {};
  const best = all.filter(({ entry: { note } }) => {
    const count = (counts[note.kind] ?? 0) + 1;
    counts[note.kind] = count;
    return count <= mostFound;
  });
  return { best, counts };
}

const sum = (counts: SearchOutcome['counts']) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Creates the search of the site, which is empty until it is given content. */
export function createSiteSearch(): SiteSearch & { update(content: SearchContent): Promise<void> } {
  const ofLanguage = () => new LRUCache<string, Findings>({ max: cachedQuestions });
  const cached: Record<Locale, LRUCache<string, Findings>> = { fr: ofLanguage(), en: ofLanguage() };
  const indexes = { fr: new SearchIndex('fr'), en: new SearchIndex('en') };
  let isFilled = false;

  function found(locale: Locale, question: string, now: Date): Findings {
    // Which events are over changes with the hour at most as far as anybody sees.
    const key = `${now.toISOString().slice(0, 13)} ${fold(question)}`;
    const known = cached[locale].get(key);
    if (known) return known;
    const findings = findingsOf(indexes[locale].find(question, now));
    cached[locale].set(key, findings);
    return findings;
  }

  return {
    async update(content) {
      for (const locale of locales) {
        const { entries, synonyms } = content[locale];
        const isOther = await indexes[locale].update(entries, synonyms, () => cached[locale].clear());
        if (isOther) cached[locale].clear();
      }
      isFilled = true;
    },
    find(locale, question, kind, now) {
      if (!isFilled) return null;
      const findings = found(locale, question, now);
      const { best, counts } = findings;
      const wanted = kind ? best.filter(({ entry }) => entry.note.kind === kind) : best;
      const total = kind ? (counts[kind] ?? 0) : sum(counts);
      const pages = wanted.slice(0, mostFound).map(
        ({ entry, terms }): FoundPage => ({
          url: entry.url,
          title: marked(entry.title, new Set(terms), locale),
          excerpt: excerptOf({ entry, terms }, locale),
          note: entry.note,
        }),
      );
      if (best.length === 0) findings.nearest ??= indexes[locale].nearest(question, mostNearest);
      return { pages, total, counts, nearest: findings.nearest ?? [] };
    },
    suggest(locale, question, now) {
      const { best } = found(locale, question, now);
      return best.slice(0, mostSuggested).map(({ entry: { note, title, url } }) => ({ note, title, url }));
    },
  };
}
