import { APIError, type CollectionSlug, type Endpoint } from 'payload';
import { z } from 'zod';
import { editorsOnly } from '../../access/editors-only.ts';
import { csvMessages } from '../../csv/csv-messages.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { describeUses } from './describe-uses.ts';
import { usesOf } from './uses-of.ts';

const parameters = z.object({ collection: z.string().max(50), id: z.coerce.number().int().positive() });

/**
 * `GET /uses?collection=media&id=12`: the documents that use one which the editor may read, as the panel lists them.
 * @returns `{ uses }`, each a `DescribedUse`
 */
export const usesEndpoint: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: async (req) => {
    const say = csvMessages[panelLanguageOf(req)];
    if (!req.user) throw new APIError(say.stranger, 401, undefined, true);
    if (!editorsOnly({ req })) throw new APIError(say.denied, 403, undefined, true);
    const parsed = parameters.safeParse(Object.fromEntries(req.searchParams));
    if (!parsed.success || !(parsed.data.collection in req.payload.collections)) {
      throw new APIError('Bad request', 400, undefined, true);
    }
    const collection = parsed.data.collection as CollectionSlug;
    const { id } = parsed.data;
    const isReadable = await req.payload.findByID({
      ...{ collection, id, depth: 0, trash: true, select: {} },
      ...{ overrideAccess: false, user: req.user, disableErrors: true },
    });
    if (!isReadable) throw new APIError('Page not found', 404, undefined, true);
    const uses = await describeUses(req, await usesOf(req, collection, id), panelLanguageOf(req));
    return Response.json({ uses }, { headers: { 'cache-control': 'no-store' } });
  },
};
