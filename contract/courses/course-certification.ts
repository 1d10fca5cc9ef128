/** What a course and its school are certified by, as families ask and French law names it (section 19). */

/** The number of a certification in the national register (RNCP). */
export const isRncpNumber = (value: string): boolean => /^[1-9]\d{1,5}$/.test(value);

/** The page of the national register about a certification. */
export const rncpUrl = (number: string): string => `https://www.francecompetences.fr/recherche/rncp/${number}/`;

/** What a Qualiopi certificate is granted for: the four categories of article L. 6313-1 of the French labour code. */
export const qualiopiCategories = ['training', 'skills-assessment', 'prior-learning', 'apprenticeship'] as const;
export type QualiopiCategory = (typeof qualiopiCategories)[number];
