import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';

/** The message for an editor who saves a link without a URL. */
const messages = {
  fr: 'Indiquez l’adresse du formulaire : sans elle, le visiteur lit « Le lien demandé est indisponible. » Pour retirer le lien, supprimez-le.',
  en: 'Please give the address of the form: without it the visitor reads “The requested link is unavailable.” To take the link away, delete it.',
};

/**
 * Refuses a link without a French URL. An empty English URL means the French one.
 * @throws ValidationError with a sentence for the editor
 */
export const refuseEmptyLink: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || req.context.quietly || data.url) return data;
  if (data.url === undefined && originalDoc?.id !== undefined) return data;
  if (req.locale === 'en' && originalDoc?.id !== undefined) {
    const stored = await req.payload.db.findOne<{ id: number; url?: { fr?: string | null } }>({
      ...{ collection: 'crm-links', where: { id: { equals: originalDoc.id } }, locale: 'all', req },
    });
    if (stored?.url?.fr) return data;
  }
  const message = messages[panelLanguageOf(req)];
  throw new ValidationError({ collection: 'crm-links', errors: [{ path: 'url', message }], req }, req.t);
};
