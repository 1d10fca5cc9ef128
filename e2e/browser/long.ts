/**
 * The tag of a journey that repeats another one, in the other language or in other colours.
 * @param always whether it runs with every test run; else before a release only (`npm run test:long`)
 */
export const tagUnless = (always: boolean): { tag: string[] } => ({ tag: always ? [] : ['@long'] });
