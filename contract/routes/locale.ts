/** The languages of the site (section 9). French is the default and has no prefix. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** The ISO codes for `lang`, `hreflang` and Open Graph. */
export const isoCodes: Record<Locale, { language: string; openGraph: string }> = {
  fr: { language: 'fr', openGraph: 'fr_FR' },
  en: { language: 'en', openGraph: 'en_GB' },
};

/** Whether a value from outside is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en';
}

/** The language with a code; the default one where there is none, or where it names no single language. */
export const localeNamed = (code: unknown): Locale => (isLocale(code) ? code : defaultLocale);

/**
 * The language of a URL, by its prefix (section 2).
 * @param pathname a path without host, such as `/en/courses`
 */
export function localeOf(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr';
}

/** The language that is not this one. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr';
}
