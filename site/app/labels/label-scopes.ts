import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { LabelKey } from './taxonomy.ts';

/** The key of a label, or the beginning of several: `home.events.title`, `home.events`, `home`. */
type LabelScope<Key extends string = LabelKey> = Key extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${LabelScope<Rest>}`
  : Key;

/** What surrounds every screen: the frame, what it opens, and what the error page offers beside its message. */
export const shellScopes: readonly LabelScope[] = [
  'shell',
  'action',
  'crm',
  'consent',
  'app',
  'preview',
  'home.events',
  'home.news',
];

/** Of these, what only the server renders: the footer, and what static pages show (`docs/decisions/020`). */
const ofServer: readonly LabelKey[] = [
  'shell.footer-menu',
  'shell.legal',
  'shell.social',
  'shell.terms',
  'shell.legals',
  'shell.personal-data',
  'shell.complaint',
  'shell.accessibility.total',
  'shell.accessibility.partial',
  'shell.accessibility.none',
  'shell.footer-frame',
  'shell.address',
  'shell.phone',
  'shell.email',
  'shell.selection',
  'shell.picture-credits',
];

/** What browsers are given of the labels of the shell. */
export function labelsOfBrowsers(labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !ofServer.some((other) => key === other)));
}

/**
 * The labels of the screens that browsers render, beside those of the shell: of all others they are given the markup alone. A test
 * compares them with what the modules of the screen use.
 */
export const hydratedScopes = {
  brochure: ['page'],
  crm: ['page'],
  'error-debug': ['error-debug'],
} as const satisfies { [S in Screen]?: readonly LabelScope[] };

/** The viewer of an exhibition: its labels are fetched with its works, when it is opened. */
export const viewerScopes: readonly LabelScope[] = ['portfolios'];

/** What of some labels lies within scopes. */
export function labelsWithin(labels: Record<string, string>, scopes: readonly string[]): Record<string, string> {
  const isWithin = (key: string) => scopes.some((scope) => key === scope || key.startsWith(`${scope}.`));
  return Object.fromEntries(Object.entries(labels).filter(([key]) => isWithin(key)));
}
