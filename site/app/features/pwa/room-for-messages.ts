import { type RefObject, useEffect } from 'react';

/** Pixels between the messages and what is below them. */
const gap = 12;

/**
 * Tells the page how much of its end the messages cover, in the property `--messages` of the document: so that the end
 * can be read, what has the focus is not underneath, and what floats at the bottom can move up.
 */
export function useRoomForMessages(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) style.setProperty('--messages', `${element.offsetHeight + gap}px`);
      else style.removeProperty('--messages');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--messages');
    };
  }, [stack]);
}
