import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary.ts';

/** A call to action: an anchor to `/crm/{action}` in the language of the page. */
export interface ActionLink {
  action: Action;
  anchor: HTMLAnchorElement;
}

/** The call to action that contains an element, or `null`. */
export function actionLinkOf(target: EventTarget | null, locale: Locale): ActionLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.origin !== window.location.origin) return null;
  const action = actions.find((known) => pathTo('crm', locale, { action: known }) === anchor.pathname);
  return action ? { action, anchor } : null;
}

/** The call to action of a plain click, or `null`: modified clicks and links for a new window are the browser's. */
export function actionClicked(event: MouseEvent, locale: Locale): ActionLink | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = actionLinkOf(event.target, locale);
  return link && (!link.anchor.target || link.anchor.target === '_self') ? link : null;
}
