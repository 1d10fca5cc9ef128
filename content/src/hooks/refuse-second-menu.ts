import type { CollectionBeforeValidateHook, Where } from 'payload';
import { takeTurn } from '../database/locks.ts';
import { refusal } from '../endpoints/refusal.ts';
import { isPublication } from '../features/drafts/is-publication.ts';
import { readSchedules } from '../features/scheduling/schedule.ts';
import { idOf } from '../fields/field-values.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';

const messages: Record<PanelLanguage, (name: string) => string> = {
  fr: (name) =>
    `«\u00a0${name}\u00a0» est déjà en ligne à cet emplacement, et les visiteurs n’en verraient qu’un\u00a0: modifiez-le, ou retirez-le d’abord du site. Pour un échange à une date, programmez d’abord son retrait.`,
  en: (name) =>
    `“${name}” is online in this place already, and visitors would see only one of them: please change that one, or take it offline first. To exchange them at a date, schedule first when it goes offline.`,
};

/**
 * Refuses to publish a second menu of a school for one place: visitors would only get the first.
 * @throws APIError 409 with a sentence that names the other one
 */
export const refuseSecondMenu: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || data.deletedAt || req.context.quietly || !isPublication(data, req)) return data;
  const { school, type } = { ...originalDoc, ...data };
  if (!school || !type) return data;
  await takeTurn(req, 'menus of a school', Number(idOf(school)));
  const conditions: Where[] = [
    { school: { equals: idOf(school) } },
    { type: { equals: type } },
    { _status: { equals: 'published' } },
  ];
  if (originalDoc?.id !== undefined) conditions.push({ id: { not_equals: originalDoc.id } });
  const { docs } = await req.payload.find({
    ...{ collection: 'menus', where: { and: conditions }, select: { slug: true }, depth: 0, pagination: false },
    req: { ...req },
  });
  const { publishedFrom } = req.context;
  for (const { id, slug } of docs) {
    // Scheduled, it may follow one that is offline by then.
    const schedules = publishedFrom ? await readSchedules(req, { collection: 'menus', id }) : [];
    if (!schedules.some(({ action, at }) => action === 'unpublish' && at <= String(publishedFrom)))
      throw refusal(409, messages[panelLanguageOf(req)](slug));
  }
  return data;
};
