import { parsedUrl } from './parsed-url.ts';

/** Why a link is not followed: it cannot be parsed, it is not https, or its host is not on the list. */
export type LinkRefusal = 'malformed' | 'scheme' | 'host';

/**
 * Whether an editor's link may be followed (section 7, "Followed CRM links"): `https:` to a listed host, `http:` only where that
 * host is localhost. Surrounding spaces are ignored. Never throws.
 * @param hosts the allow-list, in lower case, with the port where it is not the usual one
 * @returns `null` for a link that may be followed
 */
export function refuseLink(link: string, hosts: readonly string[]): LinkRefusal | null {
  const text = link.trim();
  // Browsers remove line breaks and replace backslashes: the URL that they follow would differ from the one that is checked.
  if (/[\s\p{Cc}\\]/u.test(text)) return 'malformed';
  const url = parsedUrl(text);
  if (!url) return 'malformed';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (!/^https?:\/\/[^/@]/i.test(text) || url.username !== '' || url.password !== '') return 'malformed';
  if (url.protocol === 'http:' && url.hostname !== 'localhost') return 'scheme';
  return hosts.some((host) => parsedUrl(`${url.protocol}//${host}`)?.host === url.host) ? null : 'host';
}

/** The origin of a listed host: https, but http where it is localhost. */
export function originOfHost(host: string): string {
  return `${/^localhost(:\d+)?$/.test(host) ? 'http' : 'https'}://${host}`;
}
