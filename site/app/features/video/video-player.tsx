import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';

interface Started {
  /** the page that it was started on: it ends with it */
  page: string;
  /** the element that it is shown in, in place of the link */
  place: Element;
  address: string;
  title: string;
}

/** The link of a plain click that starts a video, or `null`: modified clicks are the browser's. */
function videoClicked({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLElement>('a[data-player]') : null;
}

/** The player takes the place of the link that had the focus: once, so the function is always the same one. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true });

/**
 * Shows the players of the videos that the visitor has started, in their places on the page: a link with `data-player` is
 * replaced, within its element, by the player of that address.
 */
export function VideoPlayer() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [started, setStarted] = useState<Started[]>([]);

  useEffect(() => {
    const start = (event: MouseEvent) => {
      const link = videoClicked(event);
      const { player: address, title = '' } = link?.dataset ?? {};
      const place = link?.parentElement;
      if (!address || !place) return;
      event.preventDefault();
      setStarted((others) => [...others.filter((other) => other.page === page), { page, place, address, title }]);
    };
    // In the capture phase: before the listener that turns links into client navigations.
    document.addEventListener('click', start, { capture: true });
    return () => document.removeEventListener('click', start, { capture: true });
  }, [page]);

  return started
    .filter((video) => video.page === page && video.place.isConnected)
    .map(({ place, address, title }) =>
      createPortal(
        <iframe
          title={title}
          src={address}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={takeFocus}
        />,
        place,
        address,
      ),
    );
}
