/** A value without empty entries and without the identifiers that rows get when they are saved. */
function bare(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, own]) => [name, bare(own)] as const)
    .filter(([, own]) => own !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether two values of a field are equal, read from a form, a document or a version. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other));
