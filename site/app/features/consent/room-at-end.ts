import { type RefObject, useEffect } from 'react';

/**
 * Leaves room at the end of the page for what stands fixed over it, so that the end can still be read and nothing that
 * has the focus lies underneath. The height is the property `--covered` of the document; styles use it.
 */
export function useRoomAtEnd(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [cover]);
}
