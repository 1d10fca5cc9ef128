import { isLocale, type Locale, otherLocale } from '@vitrine/contract/routes/locale.ts';
import {
  beforeChangeTraverseFields,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Field,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { changeInner, hasSlugs, type Values, valuesOf } from '../../fields/field-values.ts';
import { nameOf } from '../../panel/document-names.ts';
import { labelIn, languageNames, type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';
import { isPublication } from '../drafts/is-publication.ts';
import { notedSave } from '../drafts/note-save.ts';

const messages: Record<PanelLanguage, (language: string, fields: string) => string> = {
  fr: (language, fields) =>
    `Le texte en ${language} serait publié aussi, et n’est pas valable\u00a0: ${fields}. Enregistrez le brouillon, passez en ${language}, corrigez ces champs, puis publiez.`,
  en: (language, fields) =>
    `The text in ${language} would be published too, and is not valid: ${fields}. Save the draft, change to ${language}, correct these fields, then publish.`,
};

const missing: Record<PanelLanguage, (name: string, here: string, there: string, fields: string) => string> = {
  fr: (name, here, there, fields) =>
    `«\u00a0${name}\u00a0» n’existe qu’en ${there}, et son texte en ${here} n’est pas valable\u00a0: ${fields}. Enregistrez le brouillon, passez en ${there} («\u00a0Langue du contenu\u00a0», en haut de la page), puis publiez\u00a0; ou complétez le texte en ${here}.`,
  en: (name, here, there, fields) =>
    `“${name}” exists in ${there} alone, and its text in ${here} is not valid: ${fields}. Save the draft, change to ${there} (“Locale” at the top of the page), then publish; or complete the text in ${here}.`,
};

/**
 * The fields that have a value of their own in each language. Rows that the languages share are left out: a new one gets its
 * translation once it is saved, and the site leaves out what is untranslated.
 */
const localizedOnly = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => {
    if ('localized' in field && field.localized) return [field];
    const isOfRows = field.type === 'array' || field.type === 'blocks';
    return !isOfRows && ('fields' in field || field.type === 'tabs') ? [changeInner(field, localizedOnly)] : [];
  });

/** The document in the other language: its stored texts, with the shared values that are saved. */
const withShared = (fields: readonly FlattenedField[], stored: Values, saved: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    fields
      .filter(({ name, localized }) => !localized && saved[name] !== undefined)
      .map((field) => [
        field.name,
        field.type === 'group' || field.type === 'tab'
          ? withShared(field.flattenedFields, valuesOf(stored[field.name]), valuesOf(saved[field.name]))
          : saved[field.name],
      ]),
  ),
});

/** What Payload's validation of a publication says about the texts of a document in one language. */
async function errorsOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
  doc: Values,
): Promise<ValidationFieldError[]> {
  const errors: ValidationFieldError[] = [];
  const data = structuredClone(doc);
  await beforeChangeTraverseFields({
    ...{ id, collection, data, doc, errors, req, fields: localizedOnly(collection.fields), global: null },
    // A context of its own: the editor keeps there what it found in the rich texts of the save.
    ...{ context: {}, docWithLocales: {}, siblingData: data, siblingDoc: doc, siblingDocWithLocales: {} },
    ...{ fieldLabelPath: '', mergeLocaleActions: [], operation: 'update', overrideAccess: true, skipValidation: false },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' },
  });
  return errors;
}

/** The newest draft of a document in a language; `null` where it has no page in that language. */
async function readPageIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
  locale: Locale,
): Promise<Values | null> {
  const stored = (await req.payload.findByID({
    ...{ collection: collection.slug, id, locale, draft: true, depth: 0, showHiddenFields: true },
    req: { ...req },
  })) as unknown as Values;
  return hasSlugs(collection) && !stored.slug ? null : stored;
}

/** The names of the fields that are not valid, in the language of the panel. */
function namesOf(errors: readonly ValidationFieldError[], panel: PanelLanguage): string {
  const names = errors.map(({ label, path }) => (label ? labelIn(label as string, panel) : path));
  return [...new Set(names)].join(', ').replaceAll(' > ', ' › ');
}

/**
 * Refuses to publish a document whose other language has a page and is not valid: a document is published as a whole, and
 * Payload validates the language of the form alone. Where only the other language has a page, Payload's refusal would not say why the
 * fields of the form must be filled.
 * @throws APIError 400 with a sentence that names the language and its fields, in the language of the admin panel
 */
export const refuseInvalidLanguage: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  // In the trash a document has no page.
  if (!data || data.deletedAt || originalDoc?.id === undefined || !isLocale(req.locale)) return data;
  if (!isPublication(data, req) || req.context.quietly || notedSave(req).publishSpecificLocale) return data;
  const locale = otherLocale(req.locale);
  const stored = await readPageIn(req, collection, originalDoc.id, locale);
  if (!stored) return data;
  const panel = panelLanguageOf(req);
  const document = withShared(collection.flattenedFields, stored, data);
  const errors = await errorsOf({ ...req, locale } as PayloadRequest, collection, originalDoc.id, document);
  const there = languageNames[locale][panel];
  if (errors.length > 0) throw refusal(400, messages[panel](there, namesOf(errors, panel)));
  if (!hasSlugs(collection) || data.slug) return data;
  const own = await errorsOf(req, collection, originalDoc.id, { ...originalDoc, ...data });
  if (own.length === 0) return data;
  const name = await nameOf(req, collection.slug as CollectionSlug, stored, panel);
  throw refusal(400, missing[panel](name, languageNames[req.locale][panel], there, namesOf(own, panel)));
};
