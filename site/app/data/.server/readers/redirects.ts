import type { LegacyRow } from '@vitrine/contract/routes/legacy-table.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import { fieldsOf, id } from '../documents/document-fields.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readList } from './read-list.ts';

const redirectDocument = z.object({ id, from: z.string(), to: z.string() });

/** A path of the site, the media storage, or a URL whose host no captured part can change. */
const target = /^(\/(?![/\\])|media-storage:\/|https?:\/\/[^/*?#\s]+(\/|$))/;

/**
 * The legacy table (section 2, "Legacy redirects"): every row of the school. One that could lead to a host of the
 * visitor's choice is left out; the content service refuses it when it is saved.
 * @throws ContentUnavailable
 */
export async function readRedirects(context: ReaderContext): Promise<LegacyRow[]> {
  const query = { depth: 0, fields: fieldsOf(redirectDocument) };
  const { docs } = await readList(context, 'redirects', defaultLocale, query, redirectDocument);
  return docs.filter((row) => row.from.startsWith('/') && target.test(row.to)).map(({ from, to }) => ({ from, to }));
}
