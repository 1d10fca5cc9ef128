/** The school years of a course of so many months: one that has begun counts whole. */
export const yearsOf = (months: number): number => Math.max(1, Math.ceil(months / 12));
