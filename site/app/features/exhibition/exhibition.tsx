import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { get } from '../../data/api-client/api-client.ts';
import { isPlain } from '../../data/plain-click.ts';
import type { ExhibitionData } from '../../data/screen-data.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { type View, viewAnchor, viewAt, viewsOf } from './views.ts';

/** The viewer once it is loaded. */
interface Opened {
  viewer: typeof import('./lazy/opened-exhibition.ts');
  views: View[];
  labels: Record<string, string>;
}

/** The views of a response, built once: the viewer compares them by identity. */
const viewsRead = new WeakMap<ExhibitionData, View[]>();

/** Loads the viewer and its data when it is first opened; cached like every response. */
async function prepare(locale: Locale, course: string | undefined): Promise<Opened> {
  const [viewer, data] = await Promise.all([
    import('./lazy/opened-exhibition.ts'),
    get<ExhibitionData>('/exhibition', locale, { course }),
  ]);
  const views = viewsRead.get(data) ?? viewsOf(data.works);
  viewsRead.set(data, views);
  return { viewer, views, labels: data.labels };
}

/** The link of an exhibition that contains an element, or `null`. */
const viewLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('main a[data-view]') : null;

/** Whether a history entry, by its state, is a view that was opened from its page. */
const isFromWall = (state: unknown) => (state as { isFromWall?: boolean } | null | undefined)?.isFromWall === true;

interface ExhibitionProps {
  locale: Locale;
  /** slug of the course whose works are on the page; those of the school where absent */
  course: string | undefined;
}

/**
 * The viewer of the works of a page: links whose `data-view` is the key of a view open it. What is open is in the URL (`#view-…`),
 * so that it can be shared and Back closes it: the URL is the state, and the viewer follows it.
 */
export function Exhibition({ locale, course }: ExhibitionProps) {
  const { pathname, search, hash, state, key: entry } = useLocation();
  const navigate = useNavigate();
  const requestedHash = hash.startsWith(`#${viewAnchor('')}`) ? hash : null;
  const [shown, setShown] = useState<(Opened & { place: number }) | null>(null);
  const now = useRef(shown);
  now.current = shown;
  const opener = useRef<HTMLElement | null>(null);
  const isLeaving = useRef(false);

  // Another entry may have the same hash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is what the effect is for
  useEffect(() => {
    isLeaving.current = false;
  }, [entry]);

  useEffect(() => {
    const close = () => {
      if (now.current) void now.current.viewer.hide(opener.current, () => setShown(null));
      opener.current = null;
    };
    if (!requestedHash) return close();
    let isWanted = true;
    prepare(locale, course).then(
      (opened) => {
        if (!isWanted) return;
        const place = viewAt(opened.views, requestedHash);
        if (place === undefined) return close();
        const show = () => isWanted && setShown({ ...opened, place });
        if (now.current) show();
        else void opened.viewer.show(opened.views[place]?.key, show);
      },
      // Without the viewer the image is on the page too, and the browser has scrolled there.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [requestedHash, locale, course]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const readAhead = (event: Event) => {
      if (viewLinkOf(event)) prepare(locale, course).catch(() => {});
    };
    let latest: MouseEvent | undefined;
    const open = (event: MouseEvent) => {
      const link = viewLinkOf(event);
      const key = link?.dataset.view;
      if (!key || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      latest = event;
      prepare(locale, course).then(
        () => {
          // Of several clicks while the viewer is loading, the last one counts.
          if (signal.aborted || latest !== event) return;
          opener.current = link;
          // Until the viewer is shown, a click may follow one that has made its entry: closing leads back by one.
          const replace = isFromWall((window.history.state as { usr?: unknown } | null)?.usr);
          void navigate(`${pathname}${search}#${viewAnchor(key)}`, { replace, state: { isFromWall: true } });
        },
        () => signal.aborted || window.location.assign(link.href),
      );
    };
    // In the capture phase: before the listener that turns links into client navigations.
    document.addEventListener('click', open, { capture: true, signal });
    document.addEventListener('pointerover', readAhead, { signal, passive: true });
    document.addEventListener('pointerdown', readAhead, { signal, passive: true });
    document.addEventListener('focusin', readAhead, { signal, passive: true });
    return () => leaving.abort();
  }, [navigate, pathname, search, locale, course]);

  if (!shown) return null;
  const { views, viewer, labels } = shown;
  const settle = (place: number) => {
    const view = views[place];
    if (view && !isLeaving.current)
      void navigate(`${pathname}${search}#${viewAnchor(view.key)}`, { replace: true, state });
  };
  const close = (place: number) => {
    const view = views[place];
    if (isLeaving.current || !view) return;
    isLeaving.current = true;
    if (isFromWall(state)) void navigate(-1);
    else void navigate(`${pathname}${search}#${viewer.workAnchor(view.work)}`, { replace: true });
  };
  return (
    <LanguageProvider locale={locale} labels={labels}>
      <viewer.Viewer views={views} place={shown.place} onSettle={settle} onClose={close} />
    </LanguageProvider>
  );
}
