import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { settings } from '../../config/settings.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { refusal } from '../../endpoints/refusal.ts';

/**
 * `DELETE` of the REST API: moves documents to the trash; with `trash=true` it deletes documents in the trash for good. Replaces
 * Payload's own, which deletes for good without the trash.
 */

const isForGood = (req: PayloadRequest) => String(req.query?.trash) === 'true';
const moment = () => ({ deletedAt: settings.now().toISOString() });

/** The options of each operation: the rights of the account apply, and locks of other editors are respected. */
const asAccount = (req: PayloadRequest) =>
  ({ req, user: req.user, overrideAccess: false, overrideLock: false }) as const;

const depthOf = (req: PayloadRequest) => ({ depth: Number(req.query?.depth ?? 0) || 0 });

/** `DELETE /{collection}/{id}`: one document. */
export const deleteOne = (slug: string): Endpoint =>
  endpoint('delete', '/:id', async (req) => {
    const collection = slug as CollectionSlug;
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) throw refusal(404, req.t('error:notFound'));
    const options = { collection, id, ...depthOf(req), ...asAccount(req) };
    const doc = isForGood(req)
      ? await req.payload.delete({ ...options, trash: true })
      : await req.payload.update({ ...options, data: moment() });
    return Response.json({ doc, message: req.t('general:deletedSuccessfully') });
  });

/** `DELETE /{collection}?where=…`: each document that may be deleted; the response names the others with the reason. */
export const deleteSeveral = (slug: string): Endpoint =>
  endpoint('delete', '/', async (req) => {
    const collection = slug as CollectionSlug;
    const where = req.query?.where as Where | undefined;
    if (!where) throw refusal(400, "Missing 'where' query of documents to delete.");
    const options = { collection, where, ...depthOf(req), ...asAccount(req) };
    const { docs, errors } = isForGood(req)
      ? await req.payload.delete({ ...options, trash: true })
      : await req.payload.update({ ...options, data: moment() });
    const { labels } = req.payload.collections[collection].config;
    const [count, total] = [docs.length, docs.length + errors.length];
    const label = getTranslation(labels[(errors.length > 0 ? total : count) === 1 ? 'singular' : 'plural'], req.i18n);
    if (errors.length === 0) {
      return Response.json({ docs, errors, message: req.t('general:deletedCountSuccessfully', { count, label }) });
    }
    const message = req.t('error:unableToDeleteCount', { count: errors.length, label, total });
    return Response.json({ docs, errors, message }, { status: 400 });
  });
