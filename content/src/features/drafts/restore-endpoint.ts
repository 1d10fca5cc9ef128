import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';
import { endpoint } from '../../endpoints/endpoint.ts';
import { keptAddressOf } from './kept-address.ts';

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
