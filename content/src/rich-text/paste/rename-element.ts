/** What the editor reads of an element; the names of others may be such as no script can set. */
const kept = ['colspan', 'rowspan', 'style'];

/** Puts an element of another name in place of one, with its content. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of kept) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
