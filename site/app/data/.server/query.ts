/** A question to the content service; nested objects and lists become bracketed names (`where[slug][equals]=…`). */
export type QueryValue = string | number | boolean | null | undefined | QueryValue[] | { [key: string]: QueryValue };
export type Query = { [key: string]: QueryValue };

/**
 * Writes a query the way the content service reads it.
 * @returns a string with its leading `?`, or an empty one
 */
export function queryString(query: Query): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: QueryValue) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') parameters.append(name, String(value));
    else for (const [key, entry] of Object.entries(value)) add(`${name}[${key}]`, entry as QueryValue);
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  const search = parameters.toString();
  return search ? `?${search}` : '';
}

/** The fields to request (`select`), as the content service takes them. */
export function select(...fields: string[]): { [field: string]: true } {
  return Object.fromEntries(fields.map((field) => [field, true as const]));
}
