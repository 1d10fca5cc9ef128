import type { LabelKey } from './taxonomy.ts';

/** The longest label that is shown (section 9). */
export const longestLabel = 250;

/**
 * The text of a label. What is missing or too long says so, so that an editor sees it (section 5).
 * @param labels the labels of the page's language, by key
 * @param values what stands in the places `{name}` of the text
 */
export function translate(
  labels: Record<string, string>,
  key: LabelKey,
  values: Record<string, string | number> = {},
): string {
  const text = labels[key];
  if (text === undefined) return `The taxonomy for the key "${key}" does not exist.`;
  if (text.length > longestLabel) return `The taxonomy for the key "${key}" is longer than ${longestLabel} characters.`;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}
