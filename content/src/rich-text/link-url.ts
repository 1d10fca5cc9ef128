import { safeUrl } from '../fields/link.ts';
import type { RichTextNode } from './nodes.ts';

/** Characters of a URL, at most: a longer one would take long to read, and an index of PostgreSQL does not take it. */
export const longestUrl = 2000;

/** Whether a browser follows a URL, to where it says. */
export const isFollowed = (url: string): boolean =>
  url.length <= longestUrl && (safeUrl.test(url) || /^(http:\/\/|#)/.test(url)) && !/\s/.test(url);

/** What `encodeURIComponent` wrote: Payload did so at each save with URLs that its rule did not know. */
const isEncoded = (url: string) => /^[\w\-.!~*'()%]*%[\dA-F]{2}[\w\-.!~*'()%]*$/.test(url);

/** As many times as a URL may have been saved so. */
const mostEncodings = 10;

function decoded(url: string): string {
  let read = url;
  try {
    for (let times = 0; times < mostEncodings && isEncoded(read); times += 1) read = decodeURIComponent(read);
  } catch {
    // A percent sign that stands for itself.
  }
  return read;
}

/** A host with what follows it. The name of a file looks the same. */
const host = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u;
const file =
  /\.(aspx?|avif|csv|doc[mx]?|gif|html?|ics|jpe?g|jspx?|od[pst]|pdf|php|png|pptx?|rtf|svg|txt|webp|xls[mx]?|xml|zip)$/i;
const emailAddress = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+(\?\S*)?$/;
const phoneNumber = /^(\+\d{8,14}|0\d{9})$/;

/**
 * The URL that a typed or stored one stands for: a host, an e-mail address and a telephone number get their scheme, without which a
 * browser takes them for a path, and what Payload encoded is decoded.
 * @returns what was typed where it stands for none, or is longer than a URL may be
 */
export function completeUrl(typed: string): string {
  if (typed.length > longestUrl) return typed;
  const url = decoded(typed.trim()).replace(/^(https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
  if (isFollowed(url)) return url;
  const address = url.replace(/^mailto:\s*/, '');
  if (emailAddress.test(address)) return `mailto:${address}`;
  const number = url.replace(/^tel:|\(0\)|[\s().-]/g, '');
  if (phoneNumber.test(number)) return `tel:${number}`;
  const place = url.replace(/^\/\//, '');
  const [name] = host.exec(place) ?? [];
  const completed = `https://${place}`;
  return name && !file.test(name) && isFollowed(completed) ? completed : typed;
}

/** Whether a node is a link to a URL, not to a document. */
const isUrlLink = ({ type, fields }: RichTextNode): boolean =>
  (type === 'link' || type === 'autolink') && fields?.linkType !== 'internal';

/** The URL of a node that is a link to one; `null` for any other. */
export const urlOfLink = (node: RichTextNode): string | null =>
  isUrlLink(node) ? String(node.fields?.url ?? '') : null;

/** A copy of a node in which the URLs of links are complete. */
export function withCompleteUrls(node: RichTextNode): RichTextNode {
  const url = urlOfLink(node);
  return {
    ...node,
    ...(url && { fields: { ...node.fields, url: completeUrl(url) } }),
    ...(node.children && { children: node.children.map(withCompleteUrls) }),
  };
}
