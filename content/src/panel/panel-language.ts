import type { StaticLabel } from 'payload';

/** The languages of the admin panel. */
export type PanelLanguage = 'fr' | 'en';

/** The language in which an editor uses the panel, from a request or what else carries it. */
export function panelLanguageOf({ i18n }: { i18n: { language: string } }): PanelLanguage {
  return i18n.language === 'en' ? 'en' : 'fr';
}

/** The name of each language of the site, in each language of the panel. */
export const languageNames = { fr: { fr: 'français', en: 'French' }, en: { fr: 'anglais', en: 'English' } } as const;

/** Labels that are written beside their translations, by the languages of the panel. */
export function inBothLanguages<Labels>(
  labels: {
    [Name in keyof Labels]: readonly [fr: Labels[Name], en: NoInfer<Labels[Name]>];
  },
): Record<PanelLanguage, Labels> {
  const texts = Object.entries<readonly [fr: unknown, en: unknown]>(labels);
  const at = (index: 0 | 1) => Object.fromEntries(texts.map(([name, text]) => [name, text[index]])) as Labels;
  return { fr: at(0), en: at(1) };
}

/** The colon between a label and what it says. */
export const colon = (language: PanelLanguage): string => (language === 'fr' ? '\u00a0: ' : ': ');

/** A label of Payload's in a language of the panel. */
export const labelIn = (label: StaticLabel, language: PanelLanguage): string =>
  typeof label === 'string' ? label : (label[language] ?? label.fr ?? '');
