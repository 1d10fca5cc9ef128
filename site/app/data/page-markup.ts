import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { Markup, PageFrame } from './model.ts';

/** Screens whose pages are hydrated: they have state or event handlers of their own. */
export type HydratedScreen = 'brochure' | 'crm' | 'error-debug';

/** All others: browsers are given their pages as markup (`docs/decisions/020`). */
export type StaticScreen = Exclude<Screen, HydratedScreen>;

/** A static page as the server renders it. */
export interface PageMarkup extends PageFrame {
  /** its content: HTML of our own, in which what editors wrote is escaped or sanitized */
  markup: string;
}

/** The loader data of a static page; from `/api/screens/…` with the build that rendered it, whose style sheets it needs. */
export type StaticPageData = PageFrame & Markup & { release?: string };

/** On the server alone: the markup of each of them, for the time that it takes to render the document. */
const markups = new WeakMap<Markup, string>();

/** Leaves markup to the document: the browser is sent the rest as data. */
export function leaveInDocument<T extends { markup: string }>({ markup, ...rest }: T): Omit<T, 'markup'> & Markup {
  markups.set(rest, markup);
  return rest;
}

/** The markup of what only the server renders; `null` in a browser that has it in the document. */
export function markupOf(rendered: Markup): string | null {
  return rendered.markup ?? (import.meta.env.SSR ? (markups.get(rendered) ?? null) : null);
}
