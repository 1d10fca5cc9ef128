import { isLocale } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { withHooks } from './with-hooks.ts';

const messages: Record<'unknown' | 'all', Record<PanelLanguage, string>> = {
  unknown: {
    fr: 'Langue inconnue\u00a0: le paramètre «\u00a0locale\u00a0» vaut «\u00a0fr\u00a0», «\u00a0en\u00a0» ou, pour lire, «\u00a0all\u00a0».',
    en: 'Unknown language: the parameter “locale” is “fr”, “en” or, for reading, “all”.',
  },
  all: {
    fr: 'Un enregistrement concerne une seule langue\u00a0: le paramètre «\u00a0locale\u00a0» vaut «\u00a0fr\u00a0» ou «\u00a0en\u00a0».',
    en: 'What is saved is of one language: the parameter “locale” is “fr” or “en”.',
  },
};

const writes: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/**
 * Sets the default language on a request that names none, such as the panel's requests for the trash. Payload does so only with
 * fallback languages; without a language a list sorted by title fails, a write sees no text, and slugs are not checked.
 * @throws APIError 400 for an unknown language, and for a write in all languages at once
 */
const readLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { localization } = req.payload.config;
  if (!req.locale && localization) req.locale = localization.defaultLocale as 'fr';
  const isAll = req.locale === 'all';
  if (isAll ? !writes.has(operation) : isLocale(req.locale)) return args;
  throw refusal(400, messages[isAll ? 'all' : 'unknown'][panelLanguageOf(req)]);
};

/** A collection in which every operation has exactly one language. */
export function inOneLanguage(collection: CollectionConfig): CollectionConfig {
  return withHooks(collection, { first: { beforeOperation: [readLanguage] } });
}
