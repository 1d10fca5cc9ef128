import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { SchoolFacts } from '../../model.ts';
import { schoolFactsDocument } from '../documents/school-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toContact } from '../translate/translate-details.ts';
import { readOwnSchool } from './read-list.ts';

/** What families ask of the school (section 19). What has no text in the language is left out. */
export async function readSchoolFacts(context: Pick<ReaderContext, 'content'>, locale: Locale): Promise<SchoolFacts> {
  const school = await readOwnSchool(context, locale, schoolFactsDocument);
  return {
    qualiopi: school?.qualiopi?.number ? school.qualiopi : null,
    disabilityContact: toContact(school?.disabilityContact),
    financing: (school?.financing ?? []).filter(({ title, text }) => title && text),
    instalments: school?.instalments ?? 1,
  };
}
