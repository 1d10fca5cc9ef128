import type { CostPeriod } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import type { Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';

/** Something that is paid beside the fees of a course. */
export interface OtherCost {
  label: string;
  /** euros */
  amount: number;
  period: CostPeriod;
  /** whether apprentices pay it too */
  apprentices: boolean;
}

/** What a course costs from its first day to its last, in euros. */
export interface CourseCost {
  /** school years, of which each is charged whole */
  years: number;
  /** of all years */
  fees: number;
  /** of all years */
  others: number;
  total: number;
}

/** What is left of a cost once aid is deducted, in whole euros. */
export interface RemainingCost {
  /** of all years; never more than the cost */
  aid: number;
  total: number;
  /** on average */
  yearly: number;
  /** one of the payments of a year's fees, aid deducted */
  payment: number;
}

/** Whether the company pays: no fees are asked of an apprentice. In another rhythm, no fees are fees of 0. */
export const isPaidByCompany = ({ fees, rhythm }: { fees: number; rhythm: Rhythm }): boolean =>
  fees === 0 && rhythm === 'apprenticeship';

/** The school years of a course: one that has begun is charged whole. */
const yearsOf = (months: number) => Math.max(1, Math.ceil(months / 12));

/**
 * What a course costs at a campus in a rhythm.
 * @param offering its fees in euros a year
 * @param months of the whole course
 */
export function courseCost(
  offering: { fees: number; rhythm: Rhythm },
  months: number,
  others: readonly OtherCost[],
): CourseCost {
  const years = yearsOf(months);
  const fees = offering.fees * years;
  const paid = others
    .filter(({ apprentices }) => apprentices || offering.rhythm !== 'apprenticeship')
    .reduce((sum, { amount, period }) => sum + (period === 'year' ? amount * years : amount), 0);
  return { years, fees, others: paid, total: fees + paid };
}

/**
 * What is left to be paid.
 * @param aid euros a year
 * @param payments into which the fees of a year are divided, from 1
 */
export function remainingCost(cost: CourseCost, { aid, payments }: { aid: number; payments: number }): RemainingCost {
  const deducted = Math.min(aid * cost.years, cost.total);
  const total = cost.total - deducted;
  const yearlyFees = Math.max(0, cost.fees / cost.years - aid);
  return {
    aid: deducted,
    total,
    yearly: Math.ceil(total / cost.years),
    payment: Math.ceil(yearlyFees / payments),
  };
}

/** Into how many payments a year's fees can be divided, of what schools usually offer. */
export const paymentChoices = (most: number): number[] =>
  [...new Set([1, 3, 10, most])].filter((count) => count >= 1 && count <= most).sort((one, other) => one - other);
