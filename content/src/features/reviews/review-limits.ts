/** Characters of a comment and of an answer, at most. */
export const longestComment = 1000;
