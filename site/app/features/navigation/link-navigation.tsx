import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formTarget, navigationTarget } from './navigation-target.ts';
import { followLink, provideTransitions } from './page-transition.ts';

/** Whether a script of the site could not be loaded: from then on the browser follows the links by itself. */
let isScriptLost = false;

function submission(form: HTMLFormElement, submitter: HTMLElement | null) {
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  return {
    method: attribute('method').toLowerCase() || 'get',
    action: attribute('action'),
    target: attribute('target'),
    entries: new FormData(form, submitter),
  };
}

/**
 * Turns clicks on plain inner links, and forms that ask, into client navigations: one listener each for the whole
 * document, so that links inside rich text are covered too.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const go = (event: Event, from: Element, target: string | null) => {
      if (!target || isScriptLost) return;
      event.preventDefault();
      followLink(from, target);
      const { pathname, search, hash } = window.location;
      // Followed to where one is, a link leaves no second entry in the history.
      void navigate(target, { replace: target === pathname + search + hash });
    };
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element) go(event, event.target, navigationTarget(event, window.location));
    };
    const ask = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      go(event, form, formTarget(submission(form, event.submitter), window.location));
    };
    document.addEventListener('click', follow, { signal });
    document.addEventListener('submit', ask, { signal });
    return () => leaving.abort();
  }, [navigate]);

  useEffect(() => {
    const lose = () => {
      isScriptLost = true;
    };
    // Nothing of it is needed for the first paint.
    import('./lazy/after-hydration.ts').then(
      ({ beginAfterHydration }) => provideTransitions(beginAfterHydration(lose)),
      lose,
    );
  }, []);
  return null;
}
