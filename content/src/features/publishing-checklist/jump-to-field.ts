import type { PlaceInText } from '../../rich-text/nodes.ts';

/** Milliseconds for which a field is waited for: the form renders fields as they come into view. */
const fieldTimeout = 3000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function appeared<T>(find: () => T | null): Promise<T | null> {
  const end = performance.now() + fieldTimeout;
  for (;;) {
    const found = find();
    if (found || performance.now() > end) return found;
    await nextFrame();
  }
}

/** The element of a field of a form, or of a row; ids as Payload gives them: a form in a drawer has those of the one behind it. */
function elementAt(form: ParentNode, path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const row = `${path.split('.').slice(0, -1).join('-')}-row-${path.split('.').at(-1)}`;
  return (
    form.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
    form.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`) ??
    form.querySelector<HTMLElement>(`#${CSS.escape(row)}`) ??
    form.querySelector(`label[for="${CSS.escape(id)}"]`)?.closest<HTMLElement>('.field-type') ??
    null
  );
}

/** A collapsed row that is this element's own, or around it. */
const collapsedAt = (element: HTMLElement) =>
  element.querySelector(':scope > .collapsible--collapsed') ?? element.closest('.collapsible--collapsed');

/** Opens a collapsed row, and those around it. */
async function open(element: HTMLElement): Promise<void> {
  for (let row = collapsedAt(element); row; row = collapsedAt(element)) {
    const closed = row;
    closed.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')?.click();
    const isOpen = await appeared(() => (closed.classList.contains('collapsible--collapsed') ? null : true));
    if (!isOpen) return;
  }
}

/** Opens the tab of a field: only the fields of the open tab are rendered. */
async function openTabOf(form: ParentNode, field: string): Promise<void> {
  for (const tab of form.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    if (elementAt(form, field)) return;
    tab.click();
    await nextFrame();
    await nextFrame();
  }
}

const focusable =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select, [contenteditable=true], button:not(:disabled), a[href]';

/** @returns `null` while the element cannot have the focus, as in a row that is being opened */
function focusIn(element: HTMLElement): true | null {
  const inside = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  const target = inside ?? element;
  target.focus({ preventScroll: true });
  return document.activeElement === target || null;
}

/**
 * Puts the caret at a heading or a link of a rich text.
 * @returns `null` until it has stayed there: the editor that gets the focus may first put back a caret of its own
 */
function focusWithin(field: HTMLElement, { kind, index }: PlaceInText): HTMLElement | null {
  const text = field.querySelector<HTMLElement>('[contenteditable=true]');
  const node = text?.querySelectorAll<HTMLElement>(kind === 'heading' ? 'h1, h2, h3, h4, h5, h6' : 'a')[index];
  if (!text || !node) return null;
  const caret = document.getSelection();
  if (document.activeElement === text && caret?.isCollapsed && node.contains(caret.anchorNode)) return node;
  text.focus({ preventScroll: true });
  caret?.selectAllChildren(node);
  caret?.collapseToStart();
  return null;
}

/** Frames without a move after which an element stays where it is. */
const settled = 20;

/** Scrolls to an element, and again while the form above it grows with the fields that come into view. */
export async function bringIntoView(element: HTMLElement): Promise<void> {
  const end = performance.now() + fieldTimeout;
  for (let still = 0; still < settled && performance.now() < end; ) {
    const { top } = element.getBoundingClientRect();
    element.scrollIntoView({ block: 'center' });
    await nextFrame();
    still = Math.abs(element.getBoundingClientRect().top - top) < 1 ? still + 1 : 0;
  }
}

/**
 * Opens the tab and the rows of a field, scrolls to it and focuses it; where it cannot be found, the nearest field around it.
 * @param path as in a form: `body.2.text`
 */
export async function jumpToField(form: ParentNode, path: string, within?: PlaceInText): Promise<void> {
  const steps = path.split('.');
  await openTabOf(form, steps.slice(0, 2).join('.'));
  let nearest: HTMLElement | null = null;
  for (const [index] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const here = steps.slice(0, index + 1).join('.');
    // Groups without a label have no element; the last step and rows must appear.
    const isAwaited = isLast || /^\d+$/.test(steps[index] ?? '');
    const element = isAwaited ? await appeared(() => elementAt(form, here)) : elementAt(form, here);
    if (!element) continue;
    nearest = element;
    await open(element);
    element.scrollIntoView({ block: isLast ? 'center' : 'nearest' });
  }
  if (!nearest) return;
  const field = nearest;
  const node = within && (await appeared(() => focusWithin(field, within)));
  if (!node) await appeared(() => focusIn(field));
  await bringIntoView(node ?? field);
}
