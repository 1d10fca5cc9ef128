import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { LabelKey } from './taxonomy.ts';
import { translate } from './translate.ts';

interface Language {
  locale: Locale;
  labels: Record<string, string>;
}

const LanguageContext = createContext<Language | null>(null);

/** Gives everything below the language of the page and its labels. */
export function LanguageProvider({ children, ...language }: Language & { children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, and the `t` that gives its labels. */
export function useLabels(): {
  locale: Locale;
  t: (key: LabelKey, values?: Record<string, string | number>) => string;
} {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider');
  return { locale: language.locale, t: (key, values) => translate(language.labels, key, values) };
}
