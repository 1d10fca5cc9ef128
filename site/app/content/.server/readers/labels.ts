import { z } from 'zod';
import { shippedLabels, taxonomyVersion } from '../../../labels/taxonomy.ts';
import { type Locale, locales } from '../../../routing/locale.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readList } from './read-list.ts';

const labelDocument = z.object({ key: z.string(), text: z.string().nullish() });

/** The labels made of an answer: every page needs them, and there are hundreds. */
const merged = new WeakMap<object, Record<string, string>>();

/** The words of the interface in a language: what editors changed, over what the site ships; the latter alone in need. */
export async function readLabels(context: ReaderContext, locale: Locale): Promise<Record<string, string>> {
  try {
    const { docs } = await readList(context, 'labels', locale, { depth: 0, fields: ['key', 'text'] }, labelDocument);
    const labels = merged.get(docs) ?? withChanges(shippedLabels(locale), docs);
    merged.set(docs, labels);
    return labels;
  } catch {
    // The shipped labels are complete: nothing is missing without the editors' changes.
    return shippedLabels(locale);
  }
}

function withChanges(shipped: Record<string, string>, changes: z.infer<typeof labelDocument>[]) {
  const labels = { ...shipped };
  for (const { key, text } of changes) if (text && key in labels) labels[key] = text;
  return labels;
}

const tree = z.record(z.string(), z.string());

/**
 * Sends the labels that the site ships to the content service, where editors can change them (section 7,
 * `POST /taxonomy/update`).
 * @throws ContentUnavailable; the site goes on with what it ships
 */
export async function sendTaxonomy({ content }: Pick<ReaderContext, 'content'>): Promise<void> {
  const taxonomy = {
    version: taxonomyVersion,
    ...Object.fromEntries(locales.map((locale) => [locale, shippedLabels(locale)])),
  };
  await content.post('/taxonomy/update', taxonomy, z.object({ version: z.string(), fr: tree, en: tree }));
}
