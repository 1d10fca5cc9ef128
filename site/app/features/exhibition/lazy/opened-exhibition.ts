/** What an open exhibition needs, in one file. */

import { flushSync } from 'react-dom';
import { viewAnchor } from '../views.ts';

export { workAnchor } from '../../../data/work-anchor.ts';
export { Viewer } from './viewer.tsx';

const isStill = () =>
  !document.startViewTransition || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

const sheetShown = () => document.querySelector<HTMLElement>('dialog[open] [data-sheet]');

/** The image of a view on the page, where there is one. */
function onWall(key: string | undefined): HTMLImageElement | null {
  return key === undefined
    ? null
    : (document.getElementById(viewAnchor(key))?.querySelector<HTMLImageElement>('img') ?? null);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Changes what is shown; a picture moves between its two places, where the browser supports it and the visitor allows
 * motion.
 */
async function travel(from: HTMLElement | null, change: () => void, to: () => HTMLElement | null): Promise<void> {
  // Not within the effect that starts it.
  await Promise.resolve();
  if (isStill()) return flushSync(change);
  const named: HTMLElement[] = [];
  const name = (element: HTMLElement | null) => {
    for (const other of named.splice(0)) other.style.removeProperty('view-transition-name');
    if (!element || !isInSight(element)) return;
    element.style.setProperty('view-transition-name', 'picture');
    named.push(element);
  };
  name(from);
  const transition = document.startViewTransition(() => {
    flushSync(change);
    name(to());
  });
  const { ready, updateCallbackDone, finished } = transition;
  // A skipped transition is no error: the change was made all the same.
  void Promise.allSettled([ready, finished]).then(() => name(null));
  await updateCallbackDone;
}

/** Opens the viewer on a view. */
export function show(key: string | undefined, change: () => void): Promise<void> {
  return travel(onWall(key), change, sheetShown);
}

/**
 * Closes the viewer and gives the focus back.
 * @param opener the link that it was opened from; without one, the view was shared, and its place on the page is looked for
 */
export async function hide(opener: HTMLElement | null, change: () => void): Promise<void> {
  const sheet = sheetShown();
  const key = sheet?.dataset.sheet;
  const link = opener?.isConnected ? opener : linkTo(key);
  const goThere = () => {
    change();
    if (link !== opener) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  await travel(sheet, goThere, () => onWall(key));
  // A dialog that was taken away while it was open fires none, and the messages of the app wait for it.
  document.dispatchEvent(new Event('close'));
  link?.focus({ preventScroll: true });
}

/** The link that opens a view, or failing that its work. */
function linkTo(key = ''): HTMLElement | null {
  const [slug = ''] = key.split('.');
  const to = (name: string) => document.querySelector<HTMLElement>(`main a[data-view="${CSS.escape(name)}"]`);
  return to(key) ?? to(slug);
}
