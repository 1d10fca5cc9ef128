import type { Payload } from 'payload';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { removeOrphans } from '../media/source-files/former-files.ts';
import { isPicture, type Picture } from '../media/variants/variants.ts';
import { checkSchools, englishSentences } from './check-schools.ts';
import { type DocumentImport, importOf, type Saving, type SchoolImport } from './import-document.ts';
import { saveRefused } from './import-refused.ts';
import { type ImportSources, mediaOfFolder } from './media-source.ts';
import { createRichTextFiles } from './rich-text-files.ts';
import { configOf, type SchoolCollection } from './school-collections.ts';
import { readSchools } from './school-folders.ts';
import type { FileDocument, SchoolFiles } from './values.ts';

interface Importing extends ImportSources {
  payload: Payload;
  /** the transaction in which everything is written */
  transactionID: string;
  report: (line: string) => void;
  /** called with every picture that was uploaded */
  onPicture?: (picture: Picture) => void;
  /** ends the import before the next document, as an error does */
  signal?: AbortSignal;
}

/** Number of documents between two lines of progress. */
const progressEvery = 60;

/**
 * Validates every school of a folder, then writes them in one transaction.
 * @throws `importRefused` with all errors; an Error where the folder has no school; the reason of the signal
 */
export async function importFolder(
  folder: string,
  { payload, today, report, signal }: Pick<Importing, 'payload' | 'today' | 'report' | 'signal'>,
): Promise<void> {
  const schools = await readSchools(folder, payload);
  const media = mediaOfFolder(folder);
  await checkSchools(payload, schools, { today, media });
  if (payload.db.name === 'sqlite') report('On SQLite nobody can save until the import is over.');
  await inOneTransaction(payload, (transactionID) =>
    importSchools(schools, { payload, transactionID, today, media, report, signal }),
  );
}

/**
 * Writes schools that were read from files and validated (`checkSchools`).
 * @returns the identifier of each school by its namespace
 * @throws `saveRefused` with the error of the first save that fails. The caller rolls the transaction back; uploaded files are
 *   deleted already.
 */
export async function importSchools(schools: SchoolFiles[], importing: Importing): Promise<Map<string, number>> {
  const { payload, report } = importing;
  const richText = await createRichTextFiles(payload.config);
  const i18n = await englishSentences(payload);
  const stored: string[] = [];
  const saving = (): Saving => ({
    depth: 0,
    req: { i18n, transactionID: importing.transactionID },
    context: { quietly: true, givesTranslatedFrom: true, stored },
  });
  const ids = new Map<string, number>();
  try {
    for (const { namespace, documents } of schools) {
      report(`School ${namespace}`);
      const known = new Map<string, number>();
      const school: SchoolImport = {
        ...{ payload, saving, reading: { today: importing.today, richText } },
        school: () => ids.get(namespace),
        idOf: (collection, name) => known.get(`${collection}/${name}`),
        readFile: (name) => importing.media.read(namespace, name),
      };
      const imports = documents.map((document) =>
        importOf(document, configOf(payload, document.collection as SchoolCollection), school),
      );
      await eachOf(imports, 'created', importing, async ({ document, create }) => {
        const { collection, name } = document;
        const created = await saved(document, create);
        known.set(`${collection}/${name}`, created.id);
        if (collection === 'schools') ids.set(namespace, created.id);
        if (isPicture(created)) importing.onPicture?.(created);
      });
      await eachOf(imports, 'completed', importing, ({ document, complete }) => saved(document, complete));
    }
  } catch (error) {
    // Those that stay, because the bucket does not respond, are overwritten by the next import.
    await removeOrphans(payload, stored).catch((failure: unknown) =>
      report(`The files of this import could not be removed: ${failure}`),
    );
    throw error;
  }
  return ids;
}

/** Sequential: concurrency would not be faster, because the work keeps this thread busy. */
async function eachOf(
  imports: DocumentImport[],
  what: string,
  { report, signal }: Pick<Importing, 'report' | 'signal'>,
  work: (one: DocumentImport) => Promise<void>,
): Promise<void> {
  for (const [index, one] of imports.entries()) {
    signal?.throwIfAborted();
    await work(one);
    const done = index + 1;
    if (done === imports.length || done % progressEvery === 0)
      report(`Documents ${what}: ${done} of ${imports.length}`);
  }
}

/** @throws `saveRefused`, which names the document that could not be saved */
async function saved<T>(document: FileDocument, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    throw saveRefused(document, error);
  }
}
