export interface FittedTitle {
  /** pixels */
  size: number;
  lines: string[];
}

export interface TitleBox {
  width: number;
  height: number;
  /** of the size, from one baseline to the next */
  leading: number;
  /** the size of a title of a few words, in pixels */
  largest: number;
}

/** Of the size: what the first line needs above its baseline (an accent on a capital), and the last one under it. */
export const ascent = 0.86;
export const descent = 0.24;

/** Where a line may end: never before the high punctuation of French, nor after an opening guillemet or a dash. */
const mayBreak = /(?<![«—–]) (?![:;!?»—–])/;

/** Articles and prepositions at the end of a line belong to the next one; this much worse lines are better than that. */
const looseCost = 12;
const isLoose = (word = '', at = 0, count = 0) => at < count - 1 && /^\p{L}{1,3}$/u.test(word);

/** A line of one small word looks like a mistake. */
const isStranded = (lines: string[]) => lines.length > 1 && lines.some((line) => /^\p{L}{1,3}$/u.test(line));

/** A title a little smaller is better than one with a line more. */
const worthALine = 0.84;

/** The fewest lines that words of these widths need; a word that is wider than the line stands alone. */
function linesNeeded(widths: number[], space: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of widths) {
    if (used > 0 && used + space + word > width) {
      lines += 1;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return lines;
}

/**
 * Words in just so many lines, none wider than the box and all as equal as they can be.
 * @returns `null` where they do not fit
 */
function balance(words: string[], widths: number[], space: number, count: number, width: number): string[] | null {
  const total = widths.reduce((sum, word) => sum + word + space, -space);
  const ideal = (total - space * (count - 1)) / count;
  // best[n][i]: how the words from i on are best set in n lines
  let best: ({ cost: number; ends: number[] } | null)[] = words.map(() => null);
  best.push({ cost: 0, ends: [] });
  for (let line = 0; line < count; line += 1) {
    const rest = best;
    best = [...words, ''].map((_, from) => {
      let chosen: { cost: number; ends: number[] } | null = null;
      let used = -space;
      for (let to = from; to < words.length; to += 1) {
        used += space + (widths[to] ?? 0);
        if (used > width) break;
        const after = rest[to + 1];
        if (!after) continue;
        const cost = after.cost + (used - ideal) ** 2 + (isLoose(words[to], to, words.length) ? looseCost : 0);
        if (!chosen || cost < chosen.cost) chosen = { cost, ends: [to + 1, ...after.ends] };
      }
      return chosen;
    });
  }
  const found = best[0];
  if (!found) return null;
  return found.ends.map((end, at) => words.slice(found.ends[at - 1] ?? 0, end).join(' '));
}

/**
 * A title as large as its box allows, in lines of about the same length; never cut.
 * @param measure the width of a text at a size of 1
 */
export function fitTitle(title: string, measure: (text: string) => number, box: TitleBox): FittedTitle {
  const words = title
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()
    .split(mayBreak);
  const widths = words.map(measure);
  const space = measure('a a') - 2 * measure('a');
  let found: FittedTitle | null = null;
  let stranded: FittedTitle | null = null;
  for (let size = box.largest; size > 1; size = Math.floor(size * 0.98)) {
    if (found && size < found.size * worthALine) break;
    const width = box.width / size;
    const room = Math.floor((box.height / size - ascent - descent) / box.leading) + 1;
    const needed = linesNeeded(widths, space, width);
    if (room < needed || (found && needed >= found.lines.length)) continue;
    const lines = balance(words, widths, space, needed, width);
    if (!lines?.every((line) => measure(line) * size <= box.width)) continue;
    if (isStranded(lines)) {
      stranded ??= { size, lines };
      continue;
    }
    if (found) return { size, lines };
    found = { size, lines };
  }
  return found ?? stranded ?? { size: 1, lines: [words.join(' ')] };
}
