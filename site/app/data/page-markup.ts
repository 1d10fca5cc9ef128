import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { PageFrame } from './model.ts';

/** Screens whose pages are hydrated: they have state or event handlers of their own. */
export type HydratedScreen = 'brochure' | 'crm' | 'error-debug';

/** All others: browsers are given their pages as markup (`docs/decisions/020`). */
export type StaticScreen = Exclude<Screen, HydratedScreen>;

/** A static page as the server renders it. */
export interface PageMarkup extends PageFrame {
  /** its content: HTML of our own, in which what editors wrote is escaped or sanitized */
  markup: string;
}

/**
 * The loader data of a static page: from `/api/screens/…` with its markup, and the build that rendered it, whose style
 * sheets it needs; of the first page of a visit the markup is in the document alone.
 */
export type StaticPageData = PageFrame & { markup?: string; release?: string };

/** On the server alone: the content of each of them, for the time that it takes to render the document. */
const contents = new WeakMap<StaticPageData, string>();

/** Leaves the content of a page to the document: the browser is sent its frame as data. */
export function leaveInDocument({ markup, ...frame }: PageMarkup): StaticPageData {
  contents.set(frame, markup);
  return frame;
}

/** The content of a page; `null` in a browser that has it in the document. */
export function markupOf(page: StaticPageData): string | null {
  return page.markup ?? (import.meta.env.SSR ? (contents.get(page) ?? null) : null);
}
