import { APIError, type CollectionSlug, type Payload } from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';

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
        // It is tried again in an hour; those after it are deleted all the same.
        payload.logger.error({ err: error, msg: `${collection} ${id} could not be deleted from the trash.` });
      }
    }
  }
  return deleted;
}

/** Empties the trash every hour while the service runs. */
export const emptyTrashHourly = (payload: Payload): void =>
  repeat(payload, 3_600_000, 'The trash could not be emptied.', () => emptyTrash(payload, settings.now()));
