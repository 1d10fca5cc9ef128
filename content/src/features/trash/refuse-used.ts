import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { describeUses, nameOf } from '../uses/describe-uses.ts';
import { usesLabels } from '../uses/uses-labels.ts';
import { type UseState, usesOf } from '../uses/uses-of.ts';

/**
 * Refuses to delete a document that others use.
 * @param states the uses that count: those in published content and drafts, or any
 * @throws APIError 409 with a sentence that names the uses, in the language of the panel
 */
export async function refuseUsed(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  states?: readonly UseState[],
): Promise<void> {
  const uses = await usesOf(req, collection, id, states);
  if (uses.length === 0) return;
  const language = panelLanguageOf(req);
  const say = usesLabels[language];
  const document = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    ...{ collection, where: { id: { equals: id } }, locale: 'all', req },
  });
  const name = document ? await nameOf(req, collection, document, language) : String(id);
  const named = (await describeUses(req, uses, language)).map((use) => {
    const notes = [use.places.join(' ; '), say.states[use.state]].filter(Boolean).join(' ; ');
    return notes ? `${use.name} (${notes})` : use.name;
  });
  throw new APIError(states ? say.refusal(name, named) : say.refusedForGood(name, named), 409, { uses: named }, true);
}
