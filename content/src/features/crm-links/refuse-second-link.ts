import type { CollectionBeforeValidateHook, Where } from 'payload';
import { takeTurn } from '../../database/locks.ts';
import { idOf } from '../../fields/field-values.ts';
import { invalidFields } from '../../hooks/invalid-fields.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';

/** The message for an editor who creates a second link for the same choice. */
const messages = {
  fr: 'Il existe déjà un lien pour cette action, cette formation et ce campus : modifiez-le.',
  en: 'There is a link for this action, course and campus already: please change that one.',
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
  const message = messages[panelLanguageOf(req)];
  throw invalidFields('crm-links', [{ path: 'campus', message }], req);
};
