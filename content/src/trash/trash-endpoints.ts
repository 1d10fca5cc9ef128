import { getTranslation } from '@payloadcms/translations';
import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload';

/**
 * `DELETE` of the REST interface, in place of Payload's own, which would delete for good whatever is not in the trash: it
 * moves to the trash. With `trash=true` it deletes for good what is in the trash.
 */

const isForGood = (req: PayloadRequest) => String(req.query?.trash) === 'true';
const moment = () => ({ deletedAt: new Date().toISOString() });

/** What each call is made with: the rights of the account, and locks of other editors respected. */
const asAccount = (req: PayloadRequest) =>
  ({ req, user: req.user, overrideAccess: false, overrideLock: false }) as const;

const depthOf = (req: PayloadRequest) => ({ depth: Number(req.query?.depth ?? 0) || 0 });

/** `DELETE /{collection}/{id}`: one document. */
export const deleteOne = (slug: string): Endpoint => ({
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    const collection = slug as CollectionSlug;
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) throw new APIError(req.t('error:notFound'), 404, undefined, true);
    const options = { collection, id, ...depthOf(req), ...asAccount(req) };
    const doc = isForGood(req)
      ? await req.payload.delete({ ...options, trash: true })
      : await req.payload.update({ ...options, data: moment() });
    return Response.json({ doc, message: req.t('general:deletedSuccessfully') });
  },
});

/** `DELETE /{collection}?where=…`: each one that may go; the response names those that stay, and why. */
export const deleteSeveral = (slug: string): Endpoint => ({
  path: '/',
  method: 'delete',
  handler: async (req) => {
    const collection = slug as CollectionSlug;
    const where = req.query?.where as Where | undefined;
    if (!where) throw new APIError("Missing 'where' query of documents to delete.", 400, undefined, true);
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
  },
});
