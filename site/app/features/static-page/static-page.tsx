import { type ComponentType, use, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onLayoutRefresh, refreshLayout } from '../../data/api-client.ts';
import { type InMarkup, wholeOf } from '../../data/in-markup.ts';
import type { Loadable } from '../../data/loadable.ts';
import type { PageFrame } from '../../data/model.ts';
import { noteShown, takeOver } from './restore-focus.ts';

/**
 * An element with this property is hydrated without looking into it. One object: React compares it by identity, and would empty
 * the element where it met another one.
 */
const leftAsItIs = { __html: '' };

/** The nodes of the first page of the visit, while another one is shown: it is gone back to (section 4, "Caches"). */
let away: DocumentFragment | null = null;
onLayoutRefresh(() => {
  away = null;
});

/** The content of the first page of a visit, as the server rendered it. */
function ServerMarkup() {
  const place = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (away) element.append(away);
    away = null;
    if (!element.hasChildNodes()) {
      // React had to render the whole document anew, as where an extension changed it before: the data are read after all.
      refreshLayout();
      void revalidate();
    }
    return () => {
      noteShown(element);
      away = document.createDocumentFragment();
      away.append(...element.childNodes);
    };
  }, [revalidate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never set, see above
  return <div ref={place} dangerouslySetInnerHTML={leftAsItIs} suppressHydrationWarning />;
}

interface StaticPageProps<D extends PageFrame> {
  page: Loadable<ComponentType<D>>;
  data: D | InMarkup;
}

/**
 * A page without state or event handlers of its own (`docs/decisions/020`): the first one of a visit stays the markup that the
 * server rendered, any other is rendered from its data. What listens to its links and buttons listens on the document.
 */
export function StaticPage<D extends PageFrame>({ page, data }: StaticPageProps<D>) {
  const whole = wholeOf(data);
  return whole ? <RenderedPage page={page} whole={whole} /> : <ServerMarkup />;
}

function RenderedPage<D extends PageFrame>({ page, whole }: { page: Loadable<ComponentType<D>>; whole: D }) {
  // Loaders wait for it. Only while the site is written is a first page hydrated, and waits for it here.
  const Page = page.loaded ?? use(page.load());
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) takeOver(place.current);
  }, []);
  return (
    <div ref={place}>
      <Page {...whole} />
    </div>
  );
}
