/** The actions of visitors (section 1). A module of its own: of all lists it alone is in the scripts of every page. */
export const actions = ['contact', 'brochure', 'registration'] as const;
export type Action = (typeof actions)[number];
