import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of built style sheets by their URLs. */
export type StyleSheets = ReadonlyMap<string, string>;

/**
 * Reads built style sheets.
 * @param addresses as pages link to them
 * @param folder what the build made for browsers
 * @throws where one could not stand within a page
 */
export function readStyleSheets(addresses: Iterable<string>, folder: string): StyleSheets {
  const sheets = new Map<string, string>();
  for (const address of addresses) {
    const text = readFileSync(path.join(folder, address.replace(/#.*/, '')), 'utf8').trim();
    // Such a text would end its element; an address beside the sheet's own would mean another one within a page.
    if (/<\/style/i.test(text) || /url\(\s*["']?(?!["']?(\/|data:|#))/i.test(text))
      throw new Error(`${address} cannot stand within a page.`);
    sheets.set(address, text);
  }
  return sheets;
}

/** As React writes the style sheets of the routes, one after the other. */
const links = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/g;
const address = /href="([^"]+)"/g;

/**
 * Puts the style sheets of a page into it, in the order of its links: the first paint then waits for the page alone. The links
 * stay, switched off, so that the browser does not fetch them, React finds what it rendered, and the router knows on later
 * pages of the visit that their styles are there.
 * @param html a page as the router rendered it
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  return html.replace(links, (found) => {
    const wanted = [...found.matchAll(address)].map(([, href = '']) => sheets.get(href));
    if (wanted.includes(undefined)) return found;
    return `<style>${wanted.join('')}</style>${found.replaceAll('/>', ' disabled=""/>')}`;
  });
}
