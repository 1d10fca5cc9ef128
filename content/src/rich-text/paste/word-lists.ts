/** An item of a list as Word writes it. */
interface WordItem {
  /** 1 for an item of the list itself, 2 for one below it… */
  level: number;
  tag: 'ul' | 'ol';
  /** the number of the item, where it has one */
  number: number;
  content: ChildNode[];
}

/** Word's own property, of which the style of an element knows nothing. */
const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** What Word writes before an item: a number (the last one of `2.1.`), a letter or Roman number, or a bullet. */
function readMarker(marker: string): Pick<WordItem, 'tag' | 'number'> | null {
  const [, number] = /^\(?(?:\d+\.)*(\d+)[.)°]?$/.exec(marker) ?? [];
  if (number) return { tag: 'ol', number: Number(number) };
  if (/^\(?[a-z]{1,4}[.)]$/i.test(marker)) return { tag: 'ol', number: 1 };
  // Words, as in `Article 3`, are text.
  return /\d|\p{L}{2,}/u.test(marker) ? null : { tag: 'ul', number: 1 };
}

/** Word for desks: a paragraph with the level in its style, and its bullet or number in an element that is to be ignored. */
function paragraphItem(element: Element): WordItem | null {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (element.tagName !== 'P' || !level) return null;
  const marker = [...element.querySelectorAll('[style]')].find(isMarker);
  const read = readMarker(marker?.textContent.trim() ?? '');
  if (!read) return null;
  marker?.remove();
  return { ...read, level: Number(level), content: [...element.childNodes] };
}

/** The content of an item of Word on the web: its paragraphs, on a line each. */
const contentOf = (item: Element): ChildNode[] =>
  [...item.childNodes].flatMap((child) => {
    if (child.nodeName !== 'P') return [child];
    const isFirst = child === item.firstElementChild;
    return isFirst ? [...child.childNodes] : [item.ownerDocument.createElement('br'), ...child.childNodes];
  });

/** Word on the web: each item is a list of its own in a container. */
function containedItems(element: Element): WordItem[] {
  const list = element.classList.contains('ListContainerWrapper') ? element.querySelector('ul, ol') : null;
  return [...(list?.children ?? [])].map((item, index) => ({
    level: Number(item.getAttribute('data-aria-level')) || 1,
    tag: list?.tagName === 'OL' ? 'ol' : 'ul',
    number: (Number(list?.getAttribute('start')) || 1) + index,
    content: contentOf(item),
  }));
}

/** The items that follow one another from an element on, and the elements that stand for them. */
function itemsFrom(first: Element): { items: WordItem[]; elements: Element[] } {
  const items: WordItem[] = [];
  const elements: Element[] = [];
  for (let element: Element | null = first; element; element = element.nextElementSibling) {
    const item = paragraphItem(element);
    const found = item ? [item] : containedItems(element);
    if (found.length === 0) break;
    items.push(...found);
    elements.push(element);
  }
  return { items, elements };
}

/** Puts items before an element as lists: one below another where its level is deeper, a new one where bullets follow numbers. */
function putLists(items: WordItem[], before: Element): void {
  const document = before.ownerDocument;
  const open: { list: Element; level: number }[] = [];
  for (const { level, tag, number, content } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    // What is copied from the middle of a list may begin deeper than it goes on.
    if (current && current.level > level) current.level = level;
    if (!current || current.level < level || current.list.localName !== tag) {
      const list = document.createElement(tag);
      if (number > 1) list.setAttribute('start', String(number));
      if (current && current.level >= level) open.pop();
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else before.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
  }
}

/**
 * Makes lists of what Word writes in their place: paragraphs with a bullet or a number as text (Word for desks), or one list for
 * each item (Word on the web).
 */
export function rebuildWordLists(document: Document): void {
  for (const element of document.querySelectorAll('p[style*="mso-list" i], .ListContainerWrapper')) {
    if (!element.isConnected) continue;
    const { items, elements } = itemsFrom(element);
    putLists(items, element);
    for (const taken of elements) taken.remove();
  }
  // Numbers of headings are no part of their text.
  for (const element of document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) [style*="mso-list" i]'))
    if (isMarker(element)) element.remove();
}
