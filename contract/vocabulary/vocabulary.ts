/** The closed lists of values that editors choose from, in the order in which the site shows them. */

export { type Action, actions } from './actions.ts';

export const levels = ['foundation', 'bachelor', 'master'] as const;
export type Level = (typeof levels)[number];

export const rhythms = ['initial', 'apprenticeship'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Social networks (section 3). */
export const networks = ['facebook', 'youtube', 'instagram', 'linkedin', 'tiktok', 'twitter', 'discord'] as const;
export type Network = (typeof networks)[number];

/** The menus (section 3). */
export const menuTypes = ['navbar', 'footer'] as const;
export type MenuType = (typeof menuTypes)[number];

/** The layouts of a page (section 2). */
export const layouts = ['default', 'dynamic', 'empty'] as const;
export type Layout = (typeof layouts)[number];

export const videoProviders = ['youtube', 'vimeo'] as const;
export type VideoProvider = (typeof videoProviders)[number];

/** The collections that a section of the kind `list` can list. */
export const listed = ['courses', 'campuses', 'news', 'events', 'portfolios'] as const;

/** Collections whose documents have a page each, and can be linked to. */
export const linkableCollections = ['campuses', 'courses', 'news', 'events', 'pages'] as const;

/** The kinds of link targets: a document, a screen of the site, a file or an external URL (`address`). */
export const linkTargets = ['document', 'screen', 'file', 'address'] as const;

/** The member of a closed list that equals an external value, or `undefined`. */
export function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((member) => member === value);
}
