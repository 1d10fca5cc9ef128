/** The answers to the questions of the course finder (section 17), in the order in which the site shows them. */

/** Where a visitor is now: at school, with the baccalauréat, with a first degree, at work. */
export const startingPoints = ['school', 'baccalaureate', 'degree', 'work'] as const;
export type StartingPoint = (typeof startingPoints)[number];

/** What a visitor likes to make, or does not know yet. */
export const makings = ['places', 'objects', 'images', 'garments', 'materials', 'screens', 'undecided'] as const;
export type Making = (typeof makings)[number];

/** How well a course suits an answer, as editors weigh it, at most; 0: not at all. */
export const greatestWeight = 3;
