import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { filters } from '@vitrine/contract/visits/visit-events.ts';
import { reportEvent } from './report-event.ts';

/** Counts the filters that a link or a form sets on the page where it is: those that the page did not have before. */
function reportFilters(target: URL): void {
  const here = parseUrl(location.pathname + location.search);
  const there = target.origin === location.origin ? parseUrl(target.pathname + target.search) : null;
  if (!here || here.screen !== there?.screen || !Object.hasOwn(filters, there.screen)) return;
  for (const filter of filters[there.screen as keyof typeof filters]) {
    const value = there.query[filter];
    if (value && value !== here.query[filter]) reportEvent('filter-used', { screen: there.screen, filter, value });
  }
}

// In the capture phase: before the listener that turns clicks into client navigations.
document.addEventListener(
  'click',
  ({ target, button }) => {
    const anchor = target instanceof Element && button === 0 ? target.closest('a') : null;
    if (anchor?.search) reportFilters(new URL(anchor.href));
  },
  { capture: true },
);
document.addEventListener(
  'submit',
  ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const url = new URL(target.action);
    for (const [name, value] of new FormData(target, submitter)) url.searchParams.append(name, String(value));
    reportFilters(url);
  },
  { capture: true },
);
