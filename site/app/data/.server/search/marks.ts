import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { MarkedText } from '../../search.ts';
import type { Found } from './search-index.ts';
import { termsOf } from './terms.ts';

/** Characters of an excerpt, about; and how many of them stand before the first word found. */
const excerptLength = 180;
const before = 60;

/** A text with the words marked in which it was found. */
export function marked(text: string, terms: ReadonlySet<string>, locale: Locale): MarkedText {
  const parts: MarkedText = [];
  let plain = '';
  for (const [piece] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    if (!termsOf(piece, locale).some((term) => terms.has(term))) {
      plain += piece;
      continue;
    }
    if (plain) parts.push(plain);
    plain = '';
    parts.push({ found: piece });
  }
  return plain ? [...parts, plain] : parts;
}

const isMarked = (text: MarkedText) => text.some((part) => typeof part !== 'string');

/** What is around the first word found in a longer text, or its beginning: from a whole word to a whole word. */
function around(text: string, terms: ReadonlySet<string>, locale: Locale): MarkedText {
  const parts = marked(text, terms, locale);
  const [opening] = parts;
  const at = typeof opening === 'string' && parts.length > 1 ? opening.length : 0;
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const end = text.length - from <= excerptLength ? text.length : text.lastIndexOf(' ', from + excerptLength);
  const cut = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
  return marked(cut, terms, locale);
}

/** The text that shows best why an entry was found: its lead where a word stands in it, else a text of its page, else its lead. */
export function excerptOf({ entry, terms: found }: Pick<Found, 'entry' | 'terms'>, locale: Locale): MarkedText {
  const terms = new Set(found);
  const { lead, title, headings, texts } = entry;
  const isIn = (text: string) => isMarked(marked(text, terms, locale));
  if (isIn(lead)) return around(lead, terms, locale);
  const told = isIn(title) ? undefined : [...texts, ...headings].find(isIn);
  return around(told ?? lead, terms, locale);
}
