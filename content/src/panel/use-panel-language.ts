'use client';

import { useTranslation } from '@payloadcms/ui';
import { type PanelLanguage, panelLanguageOf } from './panel-language.ts';

/** The language in which the panel is shown, for components in the browser. */
export function usePanelLanguage(): PanelLanguage {
  return panelLanguageOf(useTranslation());
}
