import { decoded } from '@vitrine/contract/routes/decoded.ts';

/** The element that a URL's hash names, in the page that is shown. */
export const anchorOf = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)) ?? '');
