import type { PayloadRequest } from 'payload';

/** The languages of the admin panel. */
export type PanelLanguage = 'fr' | 'en';

/** The language in which an editor uses the panel. */
export function panelLanguageOf(req: Pick<PayloadRequest, 'i18n'>): PanelLanguage {
  return req.i18n.language === 'en' ? 'en' : 'fr';
}

/** The name of each language of the site, in each language of the panel. */
export const languageNames = { fr: { fr: 'français', en: 'French' }, en: { fr: 'anglais', en: 'English' } } as const;
