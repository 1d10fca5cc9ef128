/** What helps a family to pay for a course, in the order in which the site shows it. */
export const financingKinds = ['apprenticeship', 'grant', 'instalments', 'loan', 'other'] as const;
export type FinancingKind = (typeof financingKinds)[number];

/** How often something must be paid. */
export const costPeriods = ['once', 'year'] as const;
export type CostPeriod = (typeof costPeriods)[number];
