import type { PayloadRequest } from 'payload';
import type { CoverageLink } from './coverage.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { type LinkRow, linkKey } from './link-rows.ts';

export interface SavedLinks {
  created: number;
  updated: number;
  unchanged: number;
}

interface Saving {
  /** of the account that sent the file */
  req: PayloadRequest;
  school: number;
  /** the links that the school has, in the order in which the first of several counts */
  existing: readonly CoverageLink[];
  rows: readonly LinkRow[];
}

/**
 * Makes the links of a file, and changes those that are there already: all of them or none. The rows are validated and of
 * a school that the account may write for, so they go straight to the database: two thousand in three seconds instead of
 * forty.
 * @throws what the database or a hook of the collection throws, after everything was undone
 */
export async function saveLinks({ req, school, existing, rows }: Saving): Promise<SavedLinks> {
  const counting = countingLinks(existing);
  const paired = rows.map((row) => ({ row, link: counting.get(linkKey(row)) }));
  const changes = paired.filter(({ row, link }) => link?.url.fr !== row.url.fr || link.url.en !== row.url.en);
  const created = changes.filter(({ link }) => link === undefined).length;
  const saved = { created, updated: changes.length - created, unchanged: rows.length - changes.length };
  if (changes.length === 0) return saved;

  await inOneTransaction(req.payload, async (transactionID) => {
    const within = { ...req, transactionID } as PayloadRequest;
    for (const { row, link } of changes) await saveLink(within, { ...row, school }, link);
  });
  return saved;
}

/** The links that count for visitors, by what makes them the same. */
function countingLinks(links: readonly CoverageLink[]): Map<string, CoverageLink> {
  const counting = new Map<string, CoverageLink>();
  for (const link of links) {
    const known = counting.get(linkKey(link));
    if (!known || (known.url.fr === '' && link.url.fr !== '')) counting.set(linkKey(link), link);
  }
  return counting;
}

const collection = 'crm-links';

/** Saves one link in both languages, and tells the hooks of the collection as an ordinary save does. */
async function saveLink(req: PayloadRequest, row: LinkRow & { school: number }, link: CoverageLink | undefined) {
  const { payload } = req;
  const { action, course, campus, school } = row;
  const url = { fr: row.url.fr || null, en: row.url.en || null };
  const data = { action, course, campus, school, url, updatedAt: new Date().toISOString() };
  const doc = link
    ? await payload.db.updateOne({ collection, id: link.id, data, req })
    : await payload.db.create({ collection, data, req });
  const { config } = payload.collections[collection];
  for (const hook of config.hooks.afterChange) {
    await hook({
      ...{ collection: config, context: req.context, data, doc, req },
      operation: link ? 'update' : 'create',
      previousDoc: link ?? {},
    });
  }
}
