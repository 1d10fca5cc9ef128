import type { PanelLanguage } from './panel-language.ts';

/** How many names a sentence has. */
const most = 6;

/** Lists names in a sentence of the panel: of many the first ones, and how many more there are. */
export function listNames(names: readonly string[], language: PanelLanguage): string {
  const rest = names.length - most;
  const more = { fr: `et ${rest} ${rest === 1 ? 'autre' : 'autres'}`, en: `and ${rest} more` }[language];
  return [...names.slice(0, most), ...(rest > 0 ? [more] : [])].join(', ');
}
