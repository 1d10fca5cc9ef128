import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of built style sheets by their URLs. */
export type StyleSheets = ReadonlyMap<string, string>;

/**
 * Reads built style sheets.
 * @param hrefs as pages link to them
 * @param folder the client build
 * @throws where one cannot be inlined
 */
export function readStyleSheets(hrefs: Iterable<string>, folder: string): StyleSheets {
  const sheets = new Map<string, string>();
  for (const href of hrefs) {
    const text = readFileSync(path.join(folder, href.replace(/#.*/, '')), 'utf8').trim();
    // `</style` would end the element; a relative URL would be resolved against the page instead of the style sheet.
    if (/<\/style/i.test(text) || /url\(\s*["']?(?!["']?(\/|data:|#))/i.test(text))
      throw new Error(`${href} cannot be inlined into a page.`);
    sheets.set(href, text);
  }
  return sheets;
}

/** As React writes the style sheets of the routes, one after the other. */
const links = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/g;
const hrefOf = /href="([^"]+)"/g;

/**
 * Puts the style sheets of a page into it, in the order of its links: the first paint then waits for the page alone. The links
 * stay, switched off, so that the browser does not fetch them, React finds what it rendered, and the router knows on later
 * pages of the visit that their styles are there.
 * @param html a page as the router rendered it
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  return html.replace(links, (found) => {
    const wanted = [...found.matchAll(hrefOf)].map(([, href = '']) => sheets.get(href));
    if (wanted.includes(undefined)) return found;
    return `<style>${wanted.join('')}</style>${found.replaceAll('/>', ' disabled=""/>')}`;
  });
}
