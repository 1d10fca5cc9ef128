import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';
import { documentEndpoint } from '../../access/editable-document.ts';
import { requireUnscheduled } from '../../access/publishers.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readStored } from '../../database/stored-document.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { cancelSchedules } from '../scheduling/schedule.ts';
import { draftLabels } from './draft-labels.ts';
import { keptAddressOf } from './kept-address.ts';
import { makeNewest } from './make-newest.ts';

/**
 * `POST /{collection}/versions/{id}` restores a former version as a draft. Replaces Payload's endpoint of that path, which
 * publishes or unpublishes according to the status of the version. The message also says which addresses the document keeps.
 */
export const restoreAsDraft = (slug: string): Endpoint =>
  endpoint('post', '/versions/:id', async (req) => {
    const id = String(req.routeParams?.id);
    if (!/^\d{1,15}$/.test(id)) throw new NotFound(req.t);
    const version = await req.payload.findVersionByID({
      ...{ collection: slug as CollectionSlug, id, depth: 0, overrideAccess: false, user: req.user },
      ...{ locale: 'all', trash: true, req: { ...req } },
    });
    // Payload passes the version to the hooks in one language; the slug of the other one must be checked too.
    req.context.restoredSlugs = (version.version as { slug?: unknown }).slug;
    const collection = req.payload.collections[slug as CollectionSlug];
    const document = await restoreVersionOperation({ id: Number(id), collection, depth: 0, draft: true, req });
    const message = `${req.t('version:restoredSuccessfully')} ${keptAddressOf(req)}`.trim();
    return Response.json({ ...document, message });
  });

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
