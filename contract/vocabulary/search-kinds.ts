/** What the search of the site tells apart, in the order in which its filters stand. */
export const searchKinds = ['course', 'campus', 'page', 'event', 'article', 'work'] as const;
export type SearchKind = (typeof searchKinds)[number];
