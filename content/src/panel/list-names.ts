import type { PanelLanguage } from './panel-language.ts';

/** How many names a sentence has. */
export const mostNames = 6;

/** How many more there are than those that are listed. */
export const andMore = (rest: number, language: PanelLanguage): string =>
  ({ fr: `et ${rest} ${rest === 1 ? 'autre' : 'autres'}`, en: `and ${rest} more` })[language];

/**
 * Lists names in a sentence of the panel: of many the first ones, and how many more there are.
 * @param count how many there are, where only the first ones are given
 */
export function listNames(names: readonly string[], language: PanelLanguage, count = names.length): string {
  const rest = count - mostNames;
  return [...names.slice(0, mostNames), ...(rest > 0 ? [andMore(rest, language)] : [])].join(', ');
}
