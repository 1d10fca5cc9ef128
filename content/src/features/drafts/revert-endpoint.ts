import type { Endpoint } from 'payload';
import { documentEndpoint } from '../../access/editable-document.ts';
import { requireUnscheduled } from '../../access/publishers.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readStored } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { cancelSchedules } from '../scheduling/schedule.ts';
import { draftLabels } from './draft-labels.ts';
import { makeNewest } from './make-newest.ts';

/**
 * `POST /{collection}/{id}/revert` makes the published state the newest version again, in both languages. The draft stays among
 * the versions, its scheduled publication is cancelled, and nothing is published. Payload's own revert publishes again, the draft of
 * the other language included.
 */
export const revertToPublished = (slug: string): Endpoint =>
  documentEndpoint(slug, 'post', '/revert', async (req, { collection, id }) => {
    await requireUnscheduled(req, collection, id);
    await withinTransaction(req, async (within) => {
      // Before it is read: somebody may be publishing another state.
      await lockRow(within, collection, id);
      const published = await readStored(within, collection, id);
      if (published?._status !== 'published') throw refusal(400, draftLabels[panelLanguageOf(req)].notOnline);
      const reverted = { ...published, savedBy: req.user ? Number(req.user.id) : null };
      await makeNewest(within, collection, reverted);
      // Else it would publish whatever draft comes next.
      await cancelSchedules(within, { collection, id }, 'publish');
    });
    return Response.json({ id });
  });
