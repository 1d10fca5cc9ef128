/** The places of a label in which the site writes a value, such as `{time}`, each once. */
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];

/**
 * In which placeholders the text of a label differs from the one that the site ships: it would lack a value, or visitors would read the
 * placeholder as it is.
 */
export function differingPlaceholders(text: string, shipped: string): { missing: string[]; unknown: string[] } {
  const [expected, found] = [placeholdersIn(shipped), placeholdersIn(text)];
  return {
    missing: expected.filter((name) => !found.includes(name)),
    unknown: found.filter((name) => !expected.includes(name)),
  };
}

/** Whether the text of a label has the placeholders of the one that the site ships, and no others. */
export function hasSamePlaceholders(text: string, shipped: string): boolean {
  return Object.values(differingPlaceholders(text, shipped)).every((names) => names.length === 0);
}
