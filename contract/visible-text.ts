/** Whether a text has a character that can be seen: other than spaces, and those without width. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);
