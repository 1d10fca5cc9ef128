import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { Family } from '@vitrine/contract/vocabulary/families.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import type { Level } from '@vitrine/contract/vocabulary/vocabulary.ts';

/** A text in its order: plain parts, and the words that were found. */
export type MarkedText = (string | { found: string })[];

/** What is noted beside a page that was found: what distinguishes it from others of its kind. */
export type SearchNote =
  | { kind: 'course'; family: Family; level: Level; duration: number; cities: string[] }
  | { kind: 'campus'; city: string }
  | { kind: 'page'; rubrique: string | null }
  | {
      kind: 'event';
      of: EventKind;
      dateStart: string;
      dateEnd: string | null;
      campus: string | null;
      cancelled: boolean;
    }
  | { kind: 'article'; publishDate: string | null; campus: string | null }
  | { kind: 'work'; family: Family | null; course: string | null; student: string };

/** A page that was found. */
export interface FoundPage {
  url: string;
  title: MarkedText;
  excerpt: MarkedText;
  note: SearchNote;
}

/** What a search found. */
export interface SearchOutcome {
  /** the best ones first; at most `mostFound` */
  pages: FoundPage[];
  /** how many there are of the requested kind, or of all */
  total: number;
  /** how many there are of each kind, whichever was requested; kinds without any are absent */
  counts: Partial<Record<SearchKind, number>>;
  /** where nothing was found: the nearest words that would find something */
  nearest: string[];
}

/** A suggestion while a visitor types. */
export interface Suggestion {
  /** what kind of page it is, in the visitor's language */
  label: string;
  title: string;
  url: string;
}
