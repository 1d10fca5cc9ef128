/** A language range of an `Accept-Language` header: its primary language, or `*`. */
interface Range {
  language: string;
  quality: number;
}

/** Characters of a header that are read; browsers send about 50. */
const longestHeader = 500;

/** `0.8`, `1`, `1.000`: three decimals at most (RFC 9110). */
const qualities = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;

/** The ranges in their order; what is malformed is left out. */
function rangesOf(header: string): Range[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      if (!/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(tag)) return [];
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return qualities.test(weight) ? [{ language: tag.split('-', 1)[0] ?? tag, quality: Number(weight) }] : [];
    });
}

/** How much a language is wanted (0: not at all), and its place among equals. A range of its own counts before `*`. */
function wish(ranges: readonly Range[], language: string): { quality: number; place: number } {
  const own = ranges.filter((range) => range.language === language);
  const matching = own.length > 0 ? own : ranges.filter((range) => range.language === '*');
  const quality = Math.max(0, ...matching.map((range) => range.quality));
  return { quality, place: ranges.findIndex((range) => matching.includes(range) && range.quality === quality) };
}

/**
 * Whether a browser prefers English over French. Of languages that it wants equally, it prefers the one it names first. Own
 * code: the library `negotiator` 1.1.0 takes `en;q=1.5` and `en;q=` for wishes, and `*, en` for one for English.
 * @param acceptLanguage the header; `null` or unreadable: no preference known, so no
 */
export function prefersEnglish(acceptLanguage: string | null): boolean {
  const ranges = rangesOf(acceptLanguage ?? '');
  const [english, french] = [wish(ranges, 'en'), wish(ranges, 'fr')];
  if (english.quality !== french.quality) return english.quality > french.quality;
  return english.quality > 0 && english.place < french.place;
}
