import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import type { Loadable } from '../../data/loadable.ts';
import { formTarget, navigationTarget } from './navigation-target.ts';
import { provideTransitions, transitions } from './page-transition.ts';

/** Whether a script of the site could not be loaded: from then on links are left to the browser. */
let isScriptLost = false;

/** What is not needed for the first paint: fetched while the page is hydrated, as is the page of a link that was clicked before. */
const loadRest = () => import('./lazy/after-hydration.ts');
if (!import.meta.env.SSR) {
  loadRest().then(
    ({ prefetch }) => window.keptLink && prefetch(window.keptLink, 'high'),
    () => undefined,
  );
}

interface LinkNavigationProps {
  /** loads what no page begins with, and what is needed when nothing can be loaded any more */
  loadLazy: () => Promise<unknown>;
  /** what stores the visitor's selection; it listens to clicks once it is loaded */
  selection: Loadable<unknown>;
}

/**
 * Turns clicks on plain inner links, and GET forms, into client navigations: one listener each for the whole
 * document, so that links inside rich text are covered too.
 */
export function LinkNavigation({ loadLazy, selection }: LinkNavigationProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let clicks = 0;
    const go = (event: Event, from: Element, target: string | null, control: HTMLElement | null) => {
      if (!target || isScriptLost) return;
      event.preventDefault();
      // The first half of a double click has been followed: the second would act on the page that it led to.
      if (clicks > 1) return;
      const follow = () => {
        transitions?.followLink(from, target);
        const { pathname, search, hash } = window.location;
        // A link to the present URL adds no entry to the history.
        void navigate(target, { replace: target === pathname + search + hash });
      };
      // What leads to a selection may change the visitor's own first: it is clicked once more when that can be stored.
      if (control && !selection.loaded && target.startsWith(pathTo('selection', localeOf(target))))
        selection.load().then(() => control.click(), follow);
      else follow();
    };
    const click = (event: MouseEvent) => {
      const { target } = event;
      // A submission that a click begins comes within it.
      clicks = event.detail;
      setTimeout(() => {
        clicks = 0;
      });
      if (target instanceof Element) go(event, target, navigationTarget(event, window.location), target.closest('a'));
    };
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const { method, action, target } = form;
      const entries = new FormData(form, submitter);
      go(event, form, formTarget({ method, action, target, entries }, window.location), submitter);
    };
    document.addEventListener('click', click, { signal });
    document.addEventListener('submit', submit, { signal });
    return () => leaving.abort();
  }, [navigate, selection]);

  useEffect(() => {
    const lose = () => {
      isScriptLost = true;
    };
    loadRest().then(({ beginAfterHydration }) => provideTransitions(beginAfterHydration(lose, loadLazy)), lose);
  }, [loadLazy]);
  return null;
}

/**
 * Caches the pages that were seen, and prefetches those that the visitor is likely to visit next.
 */
export function Prefetching() {
  const match = useMatches().at(-1);
  const { search } = useLocation();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    loadRest()
      .then(({ storeShown, startPrefetching }) => {
        if (match) storeShown(match, search);
        if (!isLeft) stop = startPrefetching();
      })
      // Pages are then fetched when they are visited.
      .catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, search]);
  return null;
}
