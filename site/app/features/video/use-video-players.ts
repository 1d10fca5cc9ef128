import { useEffect } from 'react';
import { isPlain } from '../../data/plain-click.ts';

/** The link of a plain click that starts a video, or `null`: modified clicks are the browser's. */
function videoClicked(event: MouseEvent): HTMLElement | null {
  const { target } = event;
  return isPlain(event) && target instanceof Element ? target.closest<HTMLElement>('a[data-player]') : null;
}

/**
 * Starts the videos of pages: a link with `data-player` is replaced, within its element, by the player of that URL, which
 * has the focus that the link had once it is loaded, unless the visitor has gone on.
 * @param page the path that is shown: players end when another one is
 */
export function useVideoPlayers(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the players belong to the page
  useEffect(() => {
    const players: HTMLIFrameElement[] = [];
    const start = (event: MouseEvent) => {
      const link = videoClicked(event);
      const { player: src, title = '' } = link?.dataset ?? {};
      if (!link?.parentElement || !src) return;
      event.preventDefault();
      // A second press while the player is loading.
      if (link.parentElement.querySelector('iframe')) return;
      const allow = 'autoplay; fullscreen; picture-in-picture';
      const referrerPolicy = 'strict-origin-when-cross-origin';
      const player = Object.assign(document.createElement('iframe'), { src, title, allow, referrerPolicy });
      players.push(player);
      // Not before: the focus is lost where Chromium puts the player into another process meanwhile.
      const takeFocus = () => {
        if ([link, document.body].includes(document.activeElement as HTMLElement))
          player.focus({ preventScroll: true });
      };
      player.addEventListener('load', takeFocus, { once: true });
      link.parentElement.append(player);
    };
    // In the capture phase: before the listener that turns links into client navigations.
    document.addEventListener('click', start, { capture: true });
    return () => {
      document.removeEventListener('click', start, { capture: true });
      for (const player of players) player.remove();
    };
  }, [page]);
}
