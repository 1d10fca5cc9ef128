/**
 * A text that a document cannot do without.
 * @throws where the sample lacks it
 */
export function present(text: string | null, what: string): string {
  if (text === null) throw new Error(`the sample lacks the ${what}`);
  return text;
}
