import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { readRows } from '../legacy-redirects/read-table.ts';
import { addMissing } from './not-found-rows.ts';

const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s?#\p{Cc}]*$/u);
const body = z.object({ paths: z.array(z.object({ path, count: z.int().min(1).max(1_000_000) })).max(500) });

/** A path that may contain an e-mail address is personal data: it is not stored. */
const isPersonal = (path: string) => /@|%40/i.test(path);

/**
 * `POST /not-found`: the site's own account sends how often URLs were requested and not found; the counts are added to the
 * stored ones. URLs that have a redirect by now are left out.
 * @returns `{ counted }`, how many URLs were stored
 */
export const countNotFound: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const account = accountOf(req);
    if (!account) throw new APIError('Unauthenticated user', 401, undefined, true);
    const school = account.schools[0];
    if (account.role !== 'service' || school === undefined) throw new APIError('Access denied', 403, undefined, true);
    const parsed = body.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
    const match = compileLegacyMatch(await readRows(req, Number(school)));
    const counts = new Map<string, number>();
    for (const { path, count } of parsed.data.paths) {
      const key = comparable(path);
      if (key !== '/' && !isPersonal(key) && match(key) === null) counts.set(key, (counts.get(key) ?? 0) + count);
    }
    const missing = [...counts].map(([path, count]) => ({ path, count }));
    await addMissing(req, Number(school), missing, settings.now());
    return Response.json({ counted: missing.length }, { headers: { 'cache-control': 'no-store' } });
  },
};
