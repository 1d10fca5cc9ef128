import type { PayloadRequest } from 'payload';
import { notedTogether } from '../../change-journal/journal-hooks.ts';
import { settings } from '../../config/settings.ts';
import { csvEndpoints, type Imported } from '../../csv/csv-endpoints.ts';
import { saveStraight } from '../../database/save-straight.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import type { CoverageLink } from './coverage/coverage.ts';
import { readKnownEnds, readLinks } from './coverage/read-coverage.ts';
import { type LinkRow, linkKey, readLinkRows, writeLinkRows } from './link-rows.ts';

interface Saving {
  /** of the account that sent the file, with its transaction */
  req: PayloadRequest;
  school: number;
  /** the links of the school; of several for one choice the first counts */
  existing: readonly CoverageLink[];
  rows: readonly LinkRow[];
}

/**
 * Creates the links of a file, or changes existing ones. The rows are validated and of a school that the
 * account may write for, so `saveStraight` writes them: two thousand in three seconds instead of forty.
 * @throws what the database or a hook of the collection throws
 */
export async function saveLinks({ req, school, existing, rows }: Saving): Promise<Imported> {
  const counting = countingLinks(existing);
  const paired = rows.map((row) => ({ row, link: counting.get(linkKey(row)) }));
  const changes = paired.filter(({ row, link }) => link?.url.fr !== row.url.fr || link.url.en !== row.url.en);
  const created = changes.filter(({ link }) => link === undefined).length;
  const saved = { created, updated: changes.length - created, unchanged: rows.length - changes.length };
  if (changes.length === 0) return saved;

  await notedTogether(req, async (within) => {
    for (const { row, link } of changes) {
      const { action, course, campus } = row;
      const url = { fr: row.url.fr || null, en: row.url.en || null };
      const data = { action, course, campus, school, url };
      await saveStraight(within, { collection: 'crm-links', id: link?.id, data });
    }
  });
  return saved;
}

/** The first link of each choice, by its key: the one that visitors get. */
function countingLinks(links: readonly CoverageLink[]): Map<string, CoverageLink> {
  const counting = new Map<string, CoverageLink>();
  for (const link of links) {
    const known = counting.get(linkKey(link));
    if (!known || (known.url.fr === '' && link.url.fr !== '')) counting.set(linkKey(link), link);
  }
  return counting;
}

/**
 * `GET` and `POST /crm-links/csv`: export and import of a school's CRM links. Registered before the endpoints with parameters,
 * which would match `csv` as an action.
 */
export const crmLinksCsv = csvEndpoints({
  filename: 'liens-crm.csv',
  turn: 'CRM links of a school',
  write: async (req, school, separator) => {
    const known = await readKnownEnds(req.payload, req.user, school);
    return writeLinkRows(await readLinks(req, school), known, separator);
  },
  save: async (req, school, text) => {
    const known = await readKnownEnds(req.payload, req.user, school);
    const { rows, errors } = readLinkRows(text, {
      known,
      crmHosts: settings.crmHosts,
      language: panelLanguageOf(req),
    });
    if (errors.length > 0) return errors;
    return saveLinks({ req, school, existing: await readLinks(req, school), rows });
  },
});
