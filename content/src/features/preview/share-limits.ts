/** Days for which a link to a preview can be valid. */
export const lifetimes = [1, 7, 30];

/** Valid links to one document, at most. */
export const mostLinks = 20;
