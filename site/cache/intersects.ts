/** Whether two sets have something in common: what a cached value depends on, and what changed. */
export function intersects(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  for (const key of fewer) if (more.has(key)) return true;
  return false;
}
