import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Work } from '../../model.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { workDocument } from '../documents/published-documents.ts';
import { select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toWork, translateAll } from '../translate/translate-summaries.ts';
import { readAll, readTranslated, translated } from './read-list.ts';

/**
 * The work of students, the newest first.
 * @param filter one course or one campus, by identifier; everything where absent
 */
export async function readWorks(
  context: ReaderContext,
  locale: Locale,
  {
    limit,
    ...filter
  }: { course?: number | string | undefined; campus?: number | string | undefined; limit?: number } = {},
): Promise<Work[]> {
  const where = { course: { equals: filter.course }, campus: { equals: filter.campus } };
  if (limit) {
    const query = { where, sort: '-year,id', limit };
    return readTranslated(context, 'portfolios', locale, query, workDocument, toWork);
  }
  const all = { locale, depth: 1, where: { ...translated, ...where }, select: select(...fieldsOf(workDocument)) };
  const works = translateAll(await readAll(context, 'portfolios', all, workDocument), locale, toWork);
  return works.toSorted((one, other) => other.year - one.year);
}
