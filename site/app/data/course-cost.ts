import { yearsOf } from '@vitrine/contract/courses/course-years.ts';
import type { ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import type { CostPeriod } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import type { Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Offering, SelectableOffering } from './model.ts';
import { endsOf } from './selection.ts';

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
  /** of these, those whose fees no company pays */
  feeYears: number;
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

/** What of an offering says who pays the fees of which years. */
export type Charged = Pick<Offering, 'fees' | 'rhythm' | 'apprenticeYears'>;

/** How many of the last years of a course are an apprenticeship. */
const apprenticedYears = ({ rhythm, apprenticeYears }: Charged, months: number) =>
  rhythm === 'apprenticeship' ? Math.min(apprenticeYears ?? Number.POSITIVE_INFINITY, yearsOf(months)) : 0;

/**
 * How many of the last years of a course a company pays: no fees are asked of an apprentice, unless all years are an apprenticeship
 * and have fees. In another rhythm, no fees are fees of 0.
 * @param months of the whole course
 */
export function companyYears(offering: Charged, months: number): number {
  const years = apprenticedYears(offering, months);
  return years < yearsOf(months) || offering.fees === 0 ? years : 0;
}

/** Whether a company pays the fees of all years. */
export const isPaidByCompany = (offering: Charged, months: number): boolean =>
  companyYears(offering, months) === yearsOf(months);

/**
 * What a course costs at a campus in a rhythm.
 * @param offering its fees in euros, of each year that no company pays
 * @param months of the whole course
 */
export function courseCost(offering: Charged, months: number, others: readonly OtherCost[]): CourseCost {
  const years = yearsOf(months);
  const feeYears = years - companyYears(offering, months);
  const fees = offering.fees * feeYears;
  const yearsBefore = years - apprenticedYears(offering, months);
  const paid = others.reduce((sum, { amount, period, apprentices }) => {
    const due = apprentices ? years : yearsBefore;
    return sum + amount * (period === 'year' ? due : Math.min(due, 1));
  }, 0);
  return { years, feeYears, fees, others: paid, total: fees + paid };
}

/**
 * What is left to be paid.
 * @param aid euros a year; where a company pays some of the years, in the others
 * @param payments into which the fees of a year are divided, from 1
 */
export function remainingCost(cost: CourseCost, { aid, payments }: { aid: number; payments: number }): RemainingCost {
  const years = cost.feeYears || cost.years;
  const deducted = Math.min(aid * years, cost.total);
  const total = cost.total - deducted;
  const yearlyFees = Math.max(0, cost.fees / years - aid);
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

/** What a visitor asked of the cost of a course, and what it comes to (section 19). */
export interface CostCalculation {
  /** the classes to choose from, as the query names them */
  classes: { value: string; campus: string; rhythm: Rhythm }[];
  /** one of them */
  chosen: string;
  /** euros a year */
  aid: number;
  payments: number;
  /** `null` before anything was asked */
  result: { cost: CourseCost; remaining: RemainingCost } | null;
}

/** What the query calls a class: the same in both languages where its campus has a French slug. */
const nameOf = ({ pair, campus, rhythm }: SelectableOffering) =>
  `${pair ? endsOf(pair).campus : campus.slug}.${rhythm}`;

interface CostInput {
  offerings: readonly SelectableOffering[];
  /** months of the course */
  duration: number;
  otherCosts: readonly OtherCost[];
  /** payments of a year's fees, at most */
  instalments: number;
}

/**
 * The calculator of a course (section 19), from its query alone.
 * @param input as it is in the URL; what means nothing counts as absent
 * @returns `null` where the course is not taught anywhere
 */
export function calculateCost(
  { offerings, duration, otherCosts, instalments }: CostInput,
  input: ScreenInput,
): CostCalculation | null {
  const classes = new Map<string, SelectableOffering>();
  for (const offering of offerings) if (!classes.has(nameOf(offering))) classes.set(nameOf(offering), offering);
  const [first] = offerings;
  if (!first) return null;
  const chosen = classes.get(input.offering ?? '') ?? first;
  const aid = Number(input.aid ?? 0);
  const payments = paymentChoices(instalments).find((count) => String(count) === input.payments) ?? 1;
  const cost = courseCost(chosen, duration, otherCosts);
  const isAsked = Boolean(input.offering || input.aid || input.payments);
  return {
    classes: [...classes].map(([value, { campus, rhythm }]) => ({ value, campus: campus.name, rhythm })),
    chosen: nameOf(chosen),
    aid,
    payments,
    result: isAsked ? { cost, remaining: remainingCost(cost, { aid, payments }) } : null,
  };
}

/** The same calculation as a query; empty where nothing was asked. */
export const costQuery = (calculation: CostCalculation | null): Record<string, string> =>
  calculation?.result
    ? {
        offering: calculation.chosen,
        aid: String(calculation.aid),
        payments: String(calculation.payments),
      }
    : {};
