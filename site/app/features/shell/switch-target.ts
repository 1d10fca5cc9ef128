import { type Alternates, pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';

/**
 * The same page in a language, else that language's home. The French home is asked for by `?lang=fr`, so that a browser
 * which prefers English can stay on it (section 2, "Language switch").
 */
export function switchTarget(alternates: Alternates, locale: Locale): string {
  const target = alternates[locale] ?? pathTo('home', locale);
  return target === pathTo('home', 'fr') ? pathTo('home', 'fr', undefined, { lang: 'fr' }) : target;
}
