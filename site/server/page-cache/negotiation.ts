import { memoize } from '../../cache/memoize.ts';

/** The forms in which a cached body is stored. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first, where a client wants them equally. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encodings that a client accepts, best first; always with `identity`, since a page is better than 406.
 * @param header `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  return header === undefined ? identityOnly : parsed(header);
}

const identityOnly: readonly Encoding[] = ['identity'];

const parsed = memoize(parse, { max: 200, longest: 100 });

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  // An encoding that is not listed is not acceptable, except `identity` (RFC 9110, 12.5.3).
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  const accepted = offered
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

/**
 * The one of our tags that a client already has, or `null`.
 * @param header `If-None-Match`: one tag, a list of them, or `*`
 * @param tags ours, quoted; the first stands for `*`
 */
export function matchingTag(header: string, tags: readonly string[]): string | null {
  for (const tag of tags) if (header === tag) return tag;
  if (header.trim() === '*') return tags[0] ?? null;
  const given = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => given.includes(tag)) ?? null;
}
