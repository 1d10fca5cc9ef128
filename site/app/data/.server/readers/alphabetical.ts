import type { Locale } from '@vitrine/contract/routes/locale.ts';

const collators = { fr: new Intl.Collator('fr'), en: new Intl.Collator('en') };

/** What is read in the order of its names, as readers of the language know it: databases put É behind Z, or not, each in its own way. */
export const alphabetical = <T>(entries: readonly T[], locale: Locale, nameOf: (entry: T) => string): T[] =>
  entries.toSorted((one, other) => collators[locale].compare(nameOf(one), nameOf(other)));
