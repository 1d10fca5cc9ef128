/** As much of a click as tells whether it is a plain one. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is a plain one: what modified clicks do, a new window for example, is left to the browser. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
