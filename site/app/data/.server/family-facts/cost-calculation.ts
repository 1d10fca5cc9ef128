import type { ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { courseCost, type OtherCost, paymentChoices, remainingCost } from '../../family-facts/course-cost.ts';
import type { SelectableOffering } from '../../model.ts';
import type { CostCalculation } from '../../screen-data.ts';
import { endsOf } from '../../selection.ts';

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
