/** An item of a list as Word writes it. */
interface WordItem {
  /** what stands for the item in the document */
  element: Element;
  /** 1 for an item of the list itself, 2 for one below it… */
  level: number;
  tag: 'ul' | 'ol';
  /** the number of the item, where it has one */
  number: number;
  content: ChildNode[];
}

/** Numbers and letters with a point or a bracket; what else Word writes before an item is a bullet. */
const numbering = /^\(?([0-9]+|[a-z]{1,4})[.)]/i;

/** Word's own property, of which the style of an element knows nothing. */
const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** Word for desks: a paragraph with the level in its style, and its bullet or number in an element that is to be ignored. */
function paragraphItem(element: Element): WordItem | null {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (element.tagName !== 'P' || !level) return null;
  const marker = [...element.querySelectorAll('[style]')].find(isMarker);
  const [, number] = numbering.exec(marker?.textContent.trim() ?? '') ?? [];
  marker?.remove();
  return {
    element,
    level: Number(level),
    tag: number ? 'ol' : 'ul',
    number: Number(number) || 1,
    content: [...element.childNodes],
  };
}

/** Word on the web: each item is a list of its own in a container. */
function containedItem(element: Element): WordItem | null {
  const list = element.classList.contains('ListContainerWrapper') ? element.querySelector('ul, ol') : null;
  const item = list?.querySelector('li');
  if (!list || !item) return null;
  return {
    element,
    level: Number(item.getAttribute('data-aria-level')) || 1,
    tag: list.tagName === 'OL' ? 'ol' : 'ul',
    number: Number(list.getAttribute('start')) || 1,
    content: [...item.childNodes].flatMap((child) => (child.nodeName === 'P' ? [...child.childNodes] : [child])),
  };
}

const itemOf = (element: Element | null): WordItem | null =>
  element && (paragraphItem(element) ?? containedItem(element));

/** The items that follow one another from an element on. */
function itemsFrom(element: Element): WordItem[] {
  const items: WordItem[] = [];
  for (let item = itemOf(element); item; item = itemOf(item.element.nextElementSibling)) items.push(item);
  return items;
}

/** Puts items in place as lists: one below another where its level is deeper, a new one where bullets follow numbers. */
function putLists(items: WordItem[]): void {
  const open: { list: Element; level: number }[] = [];
  for (const { element, level, tag, number, content } of items) {
    const document = element.ownerDocument;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    if (!current || current.level < level || current.list.localName !== tag) {
      const list = document.createElement(tag);
      if (number > 1) list.setAttribute('start', String(number));
      const isBelow = current !== undefined && current.level < level;
      if (current && !isBelow) open.pop();
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else element.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
    element.remove();
  }
}

/**
 * Makes lists of what Word writes in their place: paragraphs with a bullet or a number as text (Word for desks), or one list for
 * each item (Word on the web).
 */
export function rebuildWordLists(document: Document): void {
  for (const element of document.querySelectorAll('p[style*="mso-list" i], .ListContainerWrapper')) {
    if (element.isConnected) putLists(itemsFrom(element));
  }
  // Numbers of headings are no part of their text.
  for (const element of document.querySelectorAll('[style*="mso-list" i]')) if (isMarker(element)) element.remove();
}
