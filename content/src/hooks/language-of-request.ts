import { isLocale } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import type { SaveArguments } from '../features/drafts/save-arguments.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';

const messages: Record<'unknown' | 'all' | 'published', Record<PanelLanguage, string>> = {
  unknown: {
    fr: 'Langue inconnue\u00a0: le paramètre «\u00a0locale\u00a0» vaut «\u00a0fr\u00a0», «\u00a0en\u00a0» ou, pour lire, «\u00a0all\u00a0».',
    en: 'Unknown language: the parameter “locale” is “fr”, “en” or, for reading, “all”.',
  },
  all: {
    fr: 'Un enregistrement concerne une seule langue\u00a0: le paramètre «\u00a0locale\u00a0» vaut «\u00a0fr\u00a0» ou «\u00a0en\u00a0».',
    en: 'What is saved is of one language: the parameter “locale” is “fr” or “en”.',
  },
  published: {
    fr: 'Le paramètre «\u00a0publishSpecificLocale\u00a0» publie une seule langue\u00a0: «\u00a0fr\u00a0» ou «\u00a0en\u00a0».',
    en: 'The parameter “publishSpecificLocale” publishes one language: “fr” or “en”.',
  },
};

const writes: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/**
 * Gives every operation exactly one language: the default one where a request names none, such as the panel's requests for the trash.
 * Payload does so only with fallback languages; without a language a list sorted by title fails, a write sees no text, and slugs are not
 * checked.
 * @throws APIError 400 for an unknown language, that of a publication too, and for a write in all languages at once
 */
export const readLanguage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  // An account is of no language: who asks for something in an unknown one has a session all the same.
  if (operation === 'read' && collection.auth) return args;
  const { localization } = req.payload.config;
  if (!req.locale && localization) req.locale = localization.defaultLocale as 'fr';
  const isAll = req.locale === 'all';
  const refuse = (reason: keyof typeof messages) => refusal(400, messages[reason][panelLanguageOf(req)]);
  if (isAll ? writes.has(operation) : !isLocale(req.locale)) throw refuse(isAll ? 'all' : 'unknown');
  // Payload takes it for the language of the request, unchecked, after these hooks.
  const { publishSpecificLocale = '' } = args as SaveArguments;
  if (publishSpecificLocale && !isLocale(publishSpecificLocale)) throw refuse('published');
  return args;
};
