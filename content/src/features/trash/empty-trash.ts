import { APIError, type CollectionSlug, type Payload } from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { localTimeInParis } from '../../paris-time/paris-moment.ts';

/** Days for which a deleted document can be restored (section 11, "Trash"). */
const daysKept = 30;

/** Documents that refer to others are deleted before them. */
const order: readonly CollectionSlug[] = [
  ...(['crm-links', 'menus', 'redirects', 'offerings', 'portfolios', 'news', 'events', 'pages'] as const),
  ...(['courses', 'campuses', 'media'] as const),
];

/**
 * Deletes for good what was moved to the trash more than 30 days ago. Documents that a former version refers to stay, so that
 * the version remains complete.
 * @returns how many documents were deleted
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  let deleted = 0;
  for (const collection of order) {
    const { docs } = await payload.find({
      ...{ collection, trash: true, depth: 0, pagination: false, select: {} },
      where: { deletedAt: { less_than: before } },
    });
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true });
        deleted += 1;
      } catch (error) {
        if (error instanceof APIError && error.status === 409) continue;
        // It is tried again the next night; those after it are deleted all the same.
        payload.logger.error({ err: error, msg: `${collection} ${id} could not be deleted from the trash.` });
      }
    }
  }
  return deleted;
}

/** The hour in Paris in which it is emptied, when nobody waits: what stays is looked for in all versions, each time. */
const hour = '03';

/** Empties the trash every night while the service runs. */
export const emptyTrashNightly = (payload: Payload): void =>
  repeat(payload, 3_600_000, 'The trash could not be emptied.', async () => {
    const now = settings.now();
    if (localTimeInParis(now.toISOString()).time.startsWith(hour)) await emptyTrash(payload, now);
  });
