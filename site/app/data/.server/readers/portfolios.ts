import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Work } from '../../model.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { workDocument } from '../documents/published-documents.ts';
import type { QueryValue } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toWork, translateAll } from '../translate/translate-summaries.ts';
import { readList, translated } from './read-list.ts';

/**
 * The work of students, the newest first.
 * @param filter one course or one campus, by identifier; everything where absent
 */
export async function readWorks(
  context: ReaderContext,
  locale: Locale,
  filter: { course?: number | string; campus?: number | string; limit?: number } = {},
): Promise<Work[]> {
  const conditions: QueryValue[] = [translated];
  if (filter.course !== undefined) conditions.push({ course: { equals: filter.course } });
  if (filter.campus !== undefined) conditions.push({ campus: { equals: filter.campus } });
  const query = {
    where: { and: conditions },
    sort: '-year,id',
    limit: filter.limit ?? 0,
    fields: fieldsOf(workDocument),
  };
  const { docs } = await readList(context, 'portfolios', locale, query, workDocument);
  return translateAll(docs, locale, toWork);
}
