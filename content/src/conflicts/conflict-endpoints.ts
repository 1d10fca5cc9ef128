import { setTimeout as pause } from 'node:timers/promises';
import { APIError, type CollectionSlug, type Endpoint, getLatestCollectionVersion, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editableDocument } from '../access/editable-document.ts';
import { inOneTransaction } from '../config/in-one-transaction.ts';
import { makeNewest } from '../drafts/make-newest.ts';
import { findConflict } from './find-conflict.ts';

const form = z.record(z.string(), z.unknown());

async function formOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const parsed = form.safeParse(await req.json?.().catch(() => null));
  if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
  return parsed.data;
}

/** `POST /{collection}/{id}/conflict` with what a form holds: `{ conflict }`, a `Conflict` or `null`. Nothing is written. */
export const lookForConflict = (slug: string): Endpoint => ({
  path: '/:id/conflict',
  method: 'post',
  handler: async (req) => {
    const { id } = await editableDocument(req, slug);
    const mine = await formOf(req);
    const collection = slug as CollectionSlug;
    const theirs = await req.payload.findByID({
      ...{ collection, id, draft: true, depth: 0, locale: req.locale, fallbackLocale: false, req: { ...req } },
      ...{ overrideAccess: false, user: req.user },
    } as Parameters<typeof req.payload.findByID>[0]);
    const conflict = await findConflict(req, collection, mine, { ...theirs });
    return Response.json({ conflict }, { headers: { 'cache-control': 'no-store' } });
  },
});

/**
 * `POST /{collection}/{id}/set-aside` with what a form holds: keeps it among the versions, below the version that is the
 * newest now and stays so. Nothing that visitors see changes.
 */
export const setAside = (slug: string): Endpoint => ({
  path: '/:id/set-aside',
  method: 'post',
  handler: async (req) => {
    const { id } = await editableDocument(req, slug);
    const { updatedAt: _mark, ...mine } = await formOf(req);
    const { payload, user } = req;
    const collection = slug as CollectionSlug;
    const { config } = payload.collections[collection];
    if (!config.versions) throw new APIError('Bad request', 400, undefined, true);
    await inOneTransaction(payload, async (transactionID) => {
      const within = { ...req, transactionID } as PayloadRequest;
      const everyLanguage = { ...within, locale: 'all' } as PayloadRequest;
      const query = { collection, locale: 'all', where: { id: { equals: id } } };
      const newest = await getLatestCollectionVersion({ id, config, payload, query, req: everyLanguage });
      await payload.update({
        ...{ collection, id, draft: true, depth: 0, locale: req.locale, overrideAccess: false, user, req: within },
        data: { ...mine, _status: 'draft' },
      } as Parameters<typeof payload.update>[0]);
      // Versions are distinguished by their millisecond.
      await pause(2);
      await makeNewest(everyLanguage, collection, newest);
    });
    return Response.json({ id });
  },
});
