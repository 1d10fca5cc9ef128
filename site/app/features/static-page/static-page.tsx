import { type ComponentType, use, useLayoutEffect, useRef } from 'react';
import { type InMarkup, wholeOf } from '../../data/in-markup.ts';
import type { Loadable } from '../../data/loadable.ts';
import type { PageFrame } from '../../data/model.ts';
import { takeOver } from './handover.ts';
import { ServerMarkup } from './server-markup.tsx';

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
