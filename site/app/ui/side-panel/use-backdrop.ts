import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * The backdrop of a modal dialog, whose events are those of the dialog itself. Who selects a text in the dialog and lets go outside of it
 * clicks on none: the press has to begin there too, as with `closedby`.
 */
export function useBackdrop() {
  const isPressed = useRef(false);
  return {
    notePress: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      isPressed.current = target === currentTarget;
    },
    isClicked: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) =>
      isPressed.current && target === currentTarget,
  };
}
