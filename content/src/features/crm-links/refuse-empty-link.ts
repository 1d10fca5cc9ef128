import type { CollectionBeforeValidateHook } from 'payload';
import { invalidFields } from '../../hooks/invalid-fields.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { linkMessages } from './link-messages.ts';

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
  const message = linkMessages[panelLanguageOf(req)].emptyUrl;
  throw invalidFields('crm-links', [{ path: 'url', message }], req);
};
