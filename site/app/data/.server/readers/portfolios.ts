import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Work } from '../../model.ts';
import { workDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toWork } from '../translate/translate-summaries.ts';
import { readTranslated } from './read-list.ts';

/**
 * The work of students, the newest first.
 * @param filter one course or one campus, by identifier; everything where absent
 */
export function readWorks(
  context: ReaderContext,
  locale: Locale,
  filter: { course?: number | string | undefined; campus?: number | string | undefined; limit?: number } = {},
): Promise<Work[]> {
  const where = { course: { equals: filter.course }, campus: { equals: filter.campus } };
  const query = { where, sort: '-year,id', limit: filter.limit ?? 0 };
  return readTranslated(context, 'portfolios', locale, query, workDocument, toWork);
}
