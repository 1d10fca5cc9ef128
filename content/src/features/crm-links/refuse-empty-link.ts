import type { CollectionBeforeValidateHook } from 'payload';
import { readStored } from '../../database/stored-document.ts';
import { valuesOf } from '../../fields/field-values.ts';
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
    const stored = await readStored(req, 'crm-links', originalDoc.id);
    if (valuesOf(stored?.url).fr) return data;
  }
  const message = linkMessages[panelLanguageOf(req)].emptyUrl;
  throw invalidFields('crm-links', [{ path: 'url', message }], req);
};
