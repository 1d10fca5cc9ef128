import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { isPublication } from '../features/drafts/is-publication.ts';
import { notedSave } from '../features/drafts/note-save.ts';
import { hasSlugs } from '../fields/field-values.ts';
import { type Reference, referencesIn } from '../fields/references-in.ts';
import type { Texts } from '../fields/texts.ts';
import { invalidFields } from '../hooks/invalid-fields.ts';
import { languageNames, type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';

const messages: Record<PanelLanguage, (file: string, language: string) => string> = {
  fr: (file, language) =>
    `L’image « ${file} » n’a pas de texte alternatif en ${language} : ouvrez-la dans la médiathèque, passez en ${language}, décrivez-la, puis publiez.`,
  en: (file, language) =>
    `The image “${file}” has no alternative text in ${language}: open it in the media library, change to ${language}, describe it, then publish.`,
};

/** A file that a document shows in a language, in a field of its form. */
interface Shown extends Pick<Reference, 'id' | 'path' | 'label'> {
  locale: Locale;
}

const isFile = ({ collection }: Reference) => collection === 'media';

/**
 * The files that a save would publish, by language. The other language comes from the newest draft, or from the published
 * version where only one language is published.
 */
async function shownBy(req: PayloadRequest, args: Parameters<CollectionBeforeValidateHook>[0]): Promise<Shown[]> {
  const { collection, data, originalDoc } = args;
  const here = referencesIn(collection.flattenedFields, data).filter(isFile);
  const shared = here.filter(({ localizedAt }) => localizedAt === null);
  const hasTranslations = hasSlugs(collection);
  const shown: Shown[] = [];
  for (const locale of locales) {
    if (locale === req.locale) {
      if (!hasTranslations || data?.slug) shown.push(...here.map((file) => ({ ...file, locale })));
      continue;
    }
    const stored =
      originalDoc?.id === undefined
        ? null
        : await req.payload.findByID({
            collection: collection.slug,
            id: originalDoc.id,
            draft: !notedSave(req).publishSpecificLocale,
            locale,
            depth: 0,
            req: { ...req },
          });
    if (hasTranslations && !(stored as { slug?: string | null } | null)?.slug) continue;
    const own = referencesIn(collection.flattenedFields, stored).filter((file) => isFile(file) && file.localizedAt);
    shown.push(...shared.map((file) => ({ ...file, locale })));
    shown.push(...own.map((file) => ({ ...file, ...file.localizedAt, locale })));
  }
  return shown;
}

/**
 * Refuses to publish a document in a language in which one of its images has no alternative text (section 12,
 * "Alternative text"). Neither form requires the text of its other language, so that can only be required here.
 * @throws ValidationError with a sentence for each image, in the language of the admin panel
 */
export const refuseUndescribedImages: CollectionBeforeValidateHook = async (args) => {
  const { collection, data, req } = args;
  if (!isPublication(data, req) || req.context.quietly) return data;
  const shown = await shownBy(req, args);
  if (shown.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(shown.map(({ id }) => id))] } },
    select: { alt: true, filename: true, mimeType: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    req: { ...req },
  });
  const files = new Map(docs.map((file) => [file.id, file as typeof file & { alt?: unknown }]));
  const panel = panelLanguageOf(req);
  const errors = shown.flatMap(({ locale, id, path, label }) => {
    const file = files.get(id);
    const alt = (file?.alt as Texts | null | undefined)?.[locale];
    if (!file?.mimeType?.startsWith('image/') || alt?.trim()) return [];
    return [{ path, label, message: messages[panel](file.filename ?? String(id), languageNames[locale][panel]) }];
  });
  if (errors.length > 0) throw invalidFields(collection.slug, errors, req);
  return data;
};
