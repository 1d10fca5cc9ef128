/** What had the focus in markup that is about to be replaced: enough to find it in what replaces it. */
interface Focused {
  name: string;
  /** its place among those that have the same name */
  place: number;
}

let focused: Focused | null = null;
/** The texts of the live regions of that markup. */
let statuses: (string | null)[] = [];

/** Milliseconds after which assistive technology knows a live region that is new in the document. */
const untilKnown = 150;

const nameOf = (element: Element) =>
  [element.localName, ...['href', 'name', 'type'].map((attribute) => element.getAttribute(attribute))].join(' ');

const namesakes = (within: Element, name: string, localName: string) =>
  [...within.querySelectorAll<HTMLElement>(localName)].filter((element) => nameOf(element) === name);

const statusesOf = (within: Element) => [...within.querySelectorAll<HTMLElement>('[role=status]')];

/** Notes, before the markup of an element is replaced, which control or link has the focus, and what live regions say. */
export function noteShown(within: Element): void {
  const { activeElement } = document;
  statuses = statusesOf(within).map((status) => status.textContent);
  focused = null;
  if (!activeElement || activeElement === within || !within.contains(activeElement)) return;
  const name = nameOf(activeElement);
  focused = { name, place: namesakes(within, name, activeElement.localName).indexOf(activeElement as HTMLElement) };
}

/**
 * Restores, in an element, what was noted last, once: a filter that was set keeps the focus, and what a live region says
 * now is announced. The text of a new region is announced only where it is inserted after the region.
 */
export function takeOver(within: Element): void {
  const { name = '', place = -1 } = focused ?? {};
  focused = null;
  const [localName = ''] = name.split(' ');
  const found = localName ? namesakes(within, name, localName)[place] : undefined;
  found?.focus({ preventScroll: true });
  // A strip of choices is at its beginning again. The page stays where it is.
  const strip = found?.closest('ul');
  if (found && strip) strip.scrollLeft += found.getBoundingClientRect().left - strip.getBoundingClientRect().left;

  const before = statuses;
  statuses = [];
  for (const [index, status] of statusesOf(within).entries()) {
    if (status.closest('[hidden]') || (before[index] ?? status.textContent) === status.textContent) continue;
    const words = [...status.childNodes];
    // Without a layout shift.
    status.style.minBlockSize = `${status.offsetHeight}px`;
    status.replaceChildren();
    setTimeout(() => status.append(...words), untilKnown);
  }
}
