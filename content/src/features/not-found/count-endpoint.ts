import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import { z } from 'zod';
import { requireSiteSchool } from '../../access/require-site.ts';
import { settings } from '../../config/settings.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { uncached } from '../../endpoints/uncached.ts';
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
export const countNotFound = endpoint('post', '/', async (req) => {
  const school = requireSiteSchool(req);
  const { paths } = await readBody(req, body);
  const match = compileLegacyMatch(await readRows(req, school));
  const counts = new Map<string, number>();
  for (const { path, count } of paths) {
    const key = comparable(path);
    if (key !== '/' && !isPersonal(key) && match(key) === null) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const missing = [...counts].map(([path, count]) => ({ path, count }));
  await addMissing(req, school, missing, settings.now());
  return uncached({ counted: missing.length });
});
