/**
 * The tag of a journey that repeats another one, in the other language or in other colours.
 * @param always whether it is seen at every landing; else before a release alone (`npm run test:long`)
 */
export const tagUnless = (always: boolean): { tag: string[] } => ({ tag: always ? [] : ['@long'] });
