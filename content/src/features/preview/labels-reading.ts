/**
 * Which labels a text of the site may come from: those that are this text, or else those whose placeholders, such as `{count}`,
 * can have been filled in so. Of the latter those that have the most text of their own: `{title} – {school}` reads like anything.
 * @param labels all of them, in the language of the text
 * @param text as it is shown; any white space counts as a space
 */
export function labelsReading<Label extends { text?: string | null }>(
  labels: readonly Label[],
  text: string,
): readonly Label[] {
  const shown = collapse(text);
  const same = labels.filter((label) => collapse(label.text ?? '') === shown);
  if (same.length > 0) return same;
  const filledIn = labels
    .map((label) => ({ label, parts: collapse(label.text ?? '').split(/\{\w+\}/) }))
    .filter(({ parts }) => parts.length > 1 && reads(parts, shown))
    .map(({ label, parts }) => ({ label, own: parts.join('').length }));
  const most = Math.max(1, ...filledIn.map(({ own }) => own));
  return filledIn.filter(({ own }) => own === most).map(({ label }) => label);
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a text has these parts in their order, with at least a character between two. */
function reads(parts: readonly string[], text: string): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let position = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, position + 1);
    if (found < 0) return false;
    position = found + part.length;
  }
  return text.length - last.length > position;
}
