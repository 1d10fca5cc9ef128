/** What had the focus in markup that is about to be replaced: enough to find it in what replaces it. */
interface Focused {
  name: string;
  /** its place among those that have the same name */
  place: number;
}

let focused: Focused | null = null;

const nameOf = (element: Element) =>
  [element.localName, ...['href', 'name', 'type'].map((attribute) => element.getAttribute(attribute))].join(' ');

const namesakes = (within: Element, name: string, localName: string) =>
  [...within.querySelectorAll<HTMLElement>(localName)].filter((element) => nameOf(element) === name);

/** Notes which control or link of an element has the focus, if one has. */
export function noteFocus(within: Element): void {
  const { activeElement } = document;
  focused = null;
  if (!activeElement || activeElement === within || !within.contains(activeElement)) return;
  const name = nameOf(activeElement);
  focused = { name, place: namesakes(within, name, activeElement.localName).indexOf(activeElement as HTMLElement) };
}

/** Gives the focus to what corresponds, in an element, to what was noted last: a filter that was set keeps it. */
export function takeFocusOver(within: Element): void {
  const { name = '', place = -1 } = focused ?? {};
  focused = null;
  const [localName = ''] = name.split(' ');
  if (localName) namesakes(within, name, localName)[place]?.focus({ preventScroll: true });
}
