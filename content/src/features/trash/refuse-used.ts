import type { CollectionSlug, PayloadRequest } from 'payload';
import { keyOf } from '../../access/editable-document.ts';
import { lockRows } from '../../database/locks.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { idOf } from '../../fields/field-values.ts';
import { nameOfId } from '../../panel/document-names.ts';
import { listNames, mostNames } from '../../panel/list-names.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { describeUses } from '../uses/uses-endpoint.ts';
import { usesLabels } from '../uses/uses-labels.ts';
import { type Use, type UseState, usesOf } from '../uses/uses-of.ts';

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
  await lockRows(req, collection, [id], 'UPDATE');
  const uses = await usesOf(req, collection, id, states);
  // They are deleted in one transaction with it.
  const gone = req.context.deletedTogether as ReadonlySet<string> | undefined;
  const stay = uses.filter((use) => !gone?.has(keyOf(use)));
  await refuseFor(req, collection, id, stay, states ? 'refusal' : 'refusedForGood');
}

/**
 * Refuses to move a document to another school while it is used by documents that stay in theirs.
 * @param school to which it would move
 * @throws APIError 409 as `refuseUsed`
 */
export async function refuseUsedElsewhere(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  school: number,
): Promise<void> {
  await lockRows(req, collection, [id], 'UPDATE');
  const uses = await usesOf(req, collection, id, ['current', 'draft']);
  const stay = uses.filter((use) => (use.collection === 'schools' ? use.id : idOf(use.document.school)) !== school);
  await refuseFor(req, collection, id, stay, 'refusedMove');
}

async function refuseFor(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  uses: readonly Use[],
  sentence: 'refusal' | 'refusedForGood' | 'refusedMove',
): Promise<void> {
  if (uses.length === 0) return;
  const language = panelLanguageOf(req);
  const say = usesLabels[language];
  const name = await nameOfId(req, collection, id, language);
  const named = (await describeUses(req, uses.slice(0, mostNames), language)).map((use) => {
    const notes = [...use.places, say.states[use.state]].filter(Boolean).join(say.separator);
    return notes ? `${use.name} (${notes})` : use.name;
  });
  throw refusal(409, say[sentence](name, listNames(named, language, uses.length)));
}
