import { DomUtils, Parser, parseDocument } from 'htmlparser2';

/** What a file names on its own origin or elsewhere, and the file as it is written. */
export interface ReadFile {
  /** URLs as they are written in the file */
  references: string[];
  text: string;
}

/** Elements whose text nobody reads. */
const unread = new Set(['script', 'style', 'template']);

const addresses = (list: string) => list.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The URLs in the attributes of an element; attribute names are in lower case. */
function referencesOf(tag: string, attributes: Record<string, string>): string[] {
  const { href, src, srcset, imagesrcset, poster, action, content, property = '', method = 'get' } = attributes;
  if (tag === 'meta') return /^(og|twitter):(image|video|audio)$/.test(property) && content ? [content] : [];
  const single = [href, src, poster, method.toLowerCase() === 'get' ? action : undefined];
  return [...single.filter((url) => url !== undefined), ...addresses(srcset ?? ''), ...addresses(imagesrcset ?? '')];
}

/** The files that a style sheet names. */
export function referencesOfStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

/** Style sheets for pages without scripts: what they have for that case always applies. */
export const withoutScripting = (css: string): string => css.replaceAll(/\(scripting:\s*none\)/g, 'all');

/** Data in a script element, which no browser executes. */
const isData = (type = '') => type === 'application/ld+json';

/** The texts that JSON has under some names. */
function textsNamed(names: readonly string[], json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (name, value: unknown) => {
    if (names.includes(name) && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** The pictures that JSON names: the structured data of a page, or a feed. */
export const picturesOfJson = (json: string): string[] => textsNamed(['image', 'logo'], json);

/** The icons and screenshots of a web app manifest, and the icons of its shortcuts. */
export const referencesOfManifest = (json: string): string[] => textsNamed(['src'], json);

/**
 * Reads a page: the URLs that it names, and the page without its scripts. They request data from the site, which is not there where the
 * mirror is served; without them every page is complete, and every link a link.
 */
export function readPage(html: string): ReadFile {
  const references: string[] = [];
  const cuts: [start: number, end: number][] = [];
  let open: { tag: string; start: number; isCut: boolean; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const isScript = tag === 'script' && !isData(attributes.type);
        const isPreload = tag === 'link' && attributes.rel === 'modulepreload';
        if (tag === 'script' || tag === 'style') open = { tag, start: parser.startIndex, isCut: isScript, text: '' };
        if (isPreload) cuts.push([parser.startIndex, parser.endIndex + 1]);
        if (!isScript && !isPreload) references.push(...referencesOf(tag, attributes));
      },
      ontext(text) {
        if (open) open.text += text;
      },
      onclosetag(tag) {
        if (open?.tag !== tag) return;
        if (open.isCut) cuts.push([open.start, parser.endIndex + 1]);
        else references.push(...(tag === 'style' ? referencesOfStyles : picturesOfJson)(open.text));
        open = null;
      },
    },
    { lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  let text = '';
  let at = 0;
  for (const [start, end] of cuts) {
    text += html.slice(at, start);
    at = end;
  }
  return { references: references.filter(Boolean), text: withoutScripting(text + html.slice(at)) };
}

/** What a visitor reads on a page, its title first; white space is one blank. */
export function readableText(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(tag) {
      if (unread.has(tag)) depth += 1;
    },
    onclosetag(tag) {
      if (unread.has(tag)) depth -= 1;
    },
    ontext(part) {
      if (depth === 0) parts.push(part);
    },
  });
  parser.end(html);
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The URLs of a sitemap. */
export function urlsOfSitemap(xml: string): string[] {
  const locations = DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true }));
  return locations.map((location) => DomUtils.textContent(location).trim());
}
