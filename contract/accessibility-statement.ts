/** Why a part of the site is not accessible, as the decree no. 2019-768 tells them apart. */
export const exceptionKinds = ['non-conformity', 'disproportionate-burden', 'exempt'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export type Conformity = 'total' | 'partial' | 'none';

/**
 * What the law calls a rate of fulfilled criteria: all of them, half of them or more, fewer. A site that nobody has audited does not conform.
 * @param rate percent, or null without an audit
 */
export function conformityOf(rate: number | null): Conformity {
  if (rate === null || rate < 50) return 'none';
  return rate >= 100 ? 'total' : 'partial';
}
