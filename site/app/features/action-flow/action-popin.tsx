import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary/actions.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mayPrefetch } from '../../data/api-client/connection.ts';
import { loadable } from '../../data/loadable.ts';
import type { PageFrame } from '../../data/model.ts';
import { isPlain } from '../../data/plain-click.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import type { ActionPanelProps } from './action-panel.tsx';

interface ActionPopinProps {
  /** what is already chosen on the page (section 4, "Deep choice") */
  choice: PageFrame['choice'];
  crmLinkSettings: ActionPanelProps['crmLinkSettings'];
}

interface Opened {
  /** the page that it was opened on: it closes with it, and its choices go (section 2) */
  page: string;
  action: Action;
  opener: HTMLAnchorElement;
  Panel: ComponentType<ActionPanelProps>;
}

const panel = loadable(async () => (await import('./action-panel.tsx')).ActionPanel);

// It is loaded while the page is hydrated, so that the first tap opens it at once; on a metered connection, with the tap.
if (!import.meta.env.SSR && mayPrefetch()) panel.load().catch(() => {});

/** Opens the popin of the action flow where a link to `/crm/{action}` is clicked. Without it the link is followed. */
export function ActionPopin({ choice, crmLinkSettings }: ActionPopinProps) {
  const { locale } = useLabels();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const prepare = ({ target }: Event) => {
      if (actionLinkOf(target, locale)) panel.load().catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const clicked = actionClicked(event, locale);
      if (!clicked) return;
      event.preventDefault();
      const show = (Panel: Opened['Panel']) => {
        if (!signal.aborted) setOpened({ page, action: clicked.action, opener: clicked.anchor, Panel });
      };
      // A browser answers `import()` of a loaded module in a later task: on a busy phone 0.1 s after the tap.
      if (panel.loaded) show(panel.loaded);
      else panel.load().then(show, () => signal.aborted || window.location.assign(clicked.anchor.href));
    };
    // In the capture phase: before the listener that turns links into client navigations.
    document.addEventListener('click', open, { capture: true, signal });
    document.addEventListener('pointerover', prepare, { signal, passive: true });
    document.addEventListener('focusin', prepare, { signal, passive: true });
    return () => leaving.abort();
  }, [page, locale]);

  // It is closed by a navigation, and stays closed when the visitor comes back.
  if (opened && opened.page !== page) setOpened(null);
  if (opened?.page !== page) return null;
  return (
    <opened.Panel
      action={opened.action}
      opener={opened.opener}
      deep={choice}
      crmLinkSettings={crmLinkSettings}
      onClose={() => setOpened(null)}
    />
  );
}

/** A call to action: an anchor to `/crm/{action}` in the language of the page. */
interface ActionLink {
  action: Action;
  anchor: HTMLAnchorElement;
}

/** The call to action that contains an element, or `null`. */
function actionLinkOf(target: EventTarget | null, locale: Locale): ActionLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.origin !== window.location.origin) return null;
  const action = actions.find((known) => pathTo('crm', locale, { action: known }) === anchor.pathname);
  return action ? { action, anchor } : null;
}

/** The call to action of a plain click, or `null`: modified clicks and links for a new window are the browser's. */
function actionClicked(event: MouseEvent, locale: Locale): ActionLink | null {
  if (event.defaultPrevented || !isPlain(event)) return null;
  const link = actionLinkOf(event.target, locale);
  return link && (!link.anchor.target || link.anchor.target === '_self') ? link : null;
}
