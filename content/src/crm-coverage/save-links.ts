import type { Payload, PayloadRequest } from 'payload';
import type { CoverageLink } from './coverage.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { type LinkRow, linkKey } from './link-rows.ts';

export interface SavedLinks {
  created: number;
  updated: number;
  unchanged: number;
}

const languages = ['fr', 'en'] as const;

interface Saving {
  payload: Payload;
  user: PayloadRequest['user'];
  school: number;
  /** the links that the school has, in the order in which the first of several counts */
  existing: readonly CoverageLink[];
  rows: readonly LinkRow[];
}

/**
 * Makes the links of a file, and changes those that are there already: all of them or none. The rows are validated, and
 * of the school that the account may write for, so access is not asked again for each.
 */
export async function saveLinks({ payload, user, school, existing, rows }: Saving): Promise<SavedLinks> {
  const counting = new Map<string, CoverageLink>();
  for (const link of existing) {
    const known = counting.get(linkKey(link));
    if (!known || (known.url.fr === '' && link.url.fr !== '')) counting.set(linkKey(link), link);
  }
  const saved: SavedLinks = { created: 0, updated: 0, unchanged: 0 };
  const changes = rows.flatMap((row) => {
    const link = counting.get(linkKey(row));
    const changed = languages.filter((language) => (link?.url[language] ?? '') !== row.url[language]);
    if (link && changed.length === 0) saved.unchanged += 1;
    else if (link) saved.updated += 1;
    else saved.created += 1;
    return link && changed.length === 0 ? [] : [{ row, link, changed }];
  });
  if (changes.length === 0) return saved;

  await inOneTransaction(payload, async (transactionID) => {
    for (const { row, link, changed } of changes) {
      const { action, course, campus, url } = row;
      const collection = 'crm-links' as const;
      let id = link?.id;
      let toSave = changed;
      if (id === undefined) {
        const data = { action, course, campus, school, url: url.fr || null };
        const req = { transactionID, user };
        id = (await payload.create({ collection, locale: 'fr', data, depth: 0, req })).id;
        toSave = changed.filter((language) => language !== 'fr');
      }
      for (const locale of toSave) {
        const req = { transactionID, user };
        await payload.update({ collection, id, locale, data: { url: url[locale] || null }, depth: 0, req });
      }
    }
  });
  return saved;
}
