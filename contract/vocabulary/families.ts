/** The families of courses, in the order in which the site shows them. */
export const families = ['interior', 'object', 'graphic', 'fashion', 'digital', 'foundation'] as const;
export type Family = (typeof families)[number];
