import { APIError, type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { type DocumentKey, keyOf } from '../../access/editable-document.ts';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { inOneTransaction } from '../../database/in-one-transaction.ts';
import { localTimeInParis } from '../../paris-time/paris-moment.ts';
import { leadsToOffline } from '../legacy-redirects/read-table.ts';
import { usesOf } from '../uses/uses-of.ts';

/** Days for which a deleted document can be restored (section 11, "Trash"). */
const daysKept = 30;

/** Documents that refer to others are deleted before them, redirects after the documents that they lead to. */
const order: readonly CollectionSlug[] = [
  ...(['crm-links', 'menus', 'offerings', 'portfolios', 'news', 'events', 'pages', 'courses', 'campuses'] as const),
  ...(['media', 'redirects'] as const),
];

/** Those of some documents that nothing but another one of them refers to, such as a rubrique and a page below it that link to each other. */
async function usedByEachOther(payload: Payload, documents: readonly DocumentKey[]): Promise<DocumentKey[]> {
  let kept: { document: DocumentKey; users: string[] }[] = [];
  for (const document of documents) {
    const users = (await usesOf({ payload }, document.collection, document.id)).map(keyOf);
    // One without a user was restored since it was listed.
    if (users.length > 0) kept.push({ document, users });
  }
  for (;;) {
    const keys = new Set(kept.map(({ document }) => keyOf(document)));
    const inside = kept.filter(({ users }) => users.every((user) => keys.has(user)));
    if (inside.length === kept.length) return inside.map(({ document }) => document);
    kept = inside;
  }
}

/** Deletes documents that refer to each other: all of them or, where one was restored meanwhile, none. */
async function deleteTogether(payload: Payload, documents: readonly DocumentKey[]): Promise<void> {
  const deletedTogether: ReadonlySet<string> = new Set(documents.map(keyOf));
  await inOneTransaction(payload, async (transactionID) => {
    for (const { collection, id } of documents) {
      const req = await createLocalReq({ context: { deletedTogether } }, payload);
      await payload.delete({ collection, id, trash: true, req: { ...req, transactionID } });
    }
  });
}

/**
 * Deletes for good what was moved to the trash more than 30 days ago. Documents that a former version refers to stay, so that
 * the version remains complete; so do the redirects that come back with a document, as long as there is the document.
 * @returns how many documents were deleted
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  const used: DocumentKey[] = [];
  let deleted = 0;
  for (const collection of order) {
    const { docs } = await payload.find({
      ...{ collection, trash: true, depth: 0, pagination: false, select: {} },
      where: { deletedAt: { less_than: before } },
    });
    for (const { id } of docs) {
      if (collection === 'redirects' && (await leadsToOffline(payload, Number(id)))) continue;
      try {
        await payload.delete({ collection, id, trash: true });
        deleted += 1;
      } catch (error) {
        if (error instanceof APIError && error.status === 409) used.push({ collection, id });
        // It is tried again the next night; those after it are deleted all the same.
        else payload.logger.error({ err: error, msg: `${collection} ${id} could not be deleted from the trash.` });
      }
    }
  }
  const together = await usedByEachOther(payload, used);
  if (together.length > 0) await deleteTogether(payload, together);
  return deleted + together.length;
}

/** The hour in Paris in which it is emptied, when nobody waits: what stays is looked for in all versions, each time. */
const hour = '03';

/** Empties the trash every night while the service runs. */
export const emptyTrashNightly = (payload: Payload): void =>
  repeat(payload, 3_600_000, 'The trash could not be emptied.', async () => {
    const now = settings.now();
    if (localTimeInParis(now.toISOString()).time.startsWith(hour)) await emptyTrash(payload, now);
  });
