import type { PayloadRequest } from 'payload';
import type { PanelLanguage } from './allowed-address.ts';

/** The language in which an editor uses the panel. */
export function panelLanguageOf(req: Pick<PayloadRequest, 'i18n'>): PanelLanguage {
  return req.i18n.language === 'en' ? 'en' : 'fr';
}
