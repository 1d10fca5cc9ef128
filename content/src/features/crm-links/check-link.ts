import type { CollectionBeforeValidateHook, Where } from 'payload';
import { takeTurn } from '../../database/locks.ts';
import { readStored } from '../../database/stored-document.ts';
import { idOf, valuesOf } from '../../fields/field-values.ts';
import { invalidFields } from '../../hooks/invalid-fields.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { linkMessages } from './link-messages.ts';

/**
 * Refuses a link without a French URL. An empty English URL means the French one: French visitors would get none from an
 * English one alone.
 * @throws ValidationError with a sentence for the editor
 */
export const refuseEmptyLink: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  // A link without a French URL may always be moved to the trash.
  if (!data || data.deletedAt || req.context.quietly) return data;
  const id = originalDoc?.id;
  if (id !== undefined && data.url === undefined) return data;
  const isFrench = req.locale !== 'en';
  if (isFrench && data.url) return data;
  if (!isFrench && id !== undefined && valuesOf((await readStored(req, 'crm-links', id))?.url).fr) return data;
  const say = linkMessages[panelLanguageOf(req)];
  throw invalidFields('crm-links', [{ path: 'url', message: isFrench ? say.emptyUrl : say.frenchFirst }], req);
};

/**
 * Refuses a second link for the same action, course and campus of a school: visitors would only get the first.
 * @throws ValidationError with a sentence for the editor
 */
export const refuseSecondLink: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || data.deletedAt || req.context.quietly) return data;
  const names = ['school', 'action', 'course', 'campus'] as const;
  const given = { ...originalDoc, ...data } as Record<(typeof names)[number], unknown>;
  if (names.some((name) => !given[name])) return data;
  await takeTurn(req, 'CRM links of a school', Number(idOf(given.school)));
  const choice = names.map((name) => idOf(given[name]));
  const conditions: Where[] = names.map((name, index) => ({ [name]: { equals: choice[index] } }));
  if (originalDoc?.id !== undefined) conditions.push({ id: { not_equals: originalDoc.id } });
  const { totalDocs } = await req.payload.count({ collection: 'crm-links', where: { and: conditions }, req });
  if (totalDocs === 0) return data;
  const message = linkMessages[panelLanguageOf(req)].second;
  throw invalidFields('crm-links', [{ path: 'campus', message }], req);
};
