import { hasSamePlaceholders } from '@vitrine/contract/messages/label-placeholders.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import { labelsWithin } from '../../../labels/label-scopes.ts';
import { shippedLabels, taxonomyVersion } from '../../../labels/taxonomy.ts';
import type { ContentClient } from '../content-service/content-client.ts';
import { fieldsOf, id } from '../documents/document-fields.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readList } from './read-list.ts';

const labelDocument = z.object({ id, key: z.string(), text: z.string().nullish(), shipped: z.string().nullish() });

/** The labels of the site: what it ships, until the content service has responded to them (section 7). */
let taxonomy: Readonly<Record<Locale, Record<string, string>>> = {
  fr: shippedLabels('fr'),
  en: shippedLabels('en'),
};

/** The labels of a list, cached: every page needs them, and there are hundreds. */
const merged = new WeakMap<object, Record<string, string>>();

/**
 * The labels of a language: what editors changed, over what the site ships; where the changes cannot be
 * read, the taxonomy that the content service gave at the start.
 */
export async function readLabels(context: ReaderContext, locale: Locale): Promise<Record<string, string>> {
  try {
    const query = { depth: 0, fields: fieldsOf(labelDocument) };
    const { docs } = await readList(context, 'labels', locale, query, labelDocument);
    const labels = merged.get(docs) ?? withChanges(shippedLabels(locale), docs.filter(isChanged));
    merged.set(docs, labels);
    return labels;
  } catch {
    // It is complete: nothing is missing but what editors changed since.
    return taxonomy[locale];
  }
}

/**
 * Whether an editor gave a label another text. A text equal to that of this release is no change: the list may be older
 * than the call that sent the release's labels.
 */
function isChanged({ text, shipped }: z.infer<typeof labelDocument>): boolean {
  return text !== shipped;
}

/** What was written for another release, with other values in it, is not shown: visitors would read `{total}`, or miss the value. */
function withChanges(base: Record<string, string>, changes: { key: string; text?: string | null | undefined }[]) {
  const labels = { ...base };
  for (const { key, text } of changes) {
    const shipped = base[key];
    if (text && shipped !== undefined && hasSamePlaceholders(text, shipped)) labels[key] = text;
  }
  return labels;
}

/** The requested parts of the labels, cached: they are few. */
const parts = new WeakMap<object, Map<readonly string[], Record<string, string>>>();

/**
 * The labels that a browser is sent in a language: those of some scopes alone.
 * @param scopes one of the lists of `label-scopes.ts`
 */
export async function readLabelsWithin(
  context: ReaderContext,
  locale: Locale,
  scopes: readonly string[],
): Promise<Record<string, string>> {
  const labels = await readLabels(context, locale);
  const known = parts.get(labels) ?? new Map<readonly string[], Record<string, string>>();
  const part = known.get(scopes) ?? labelsWithin(labels, scopes);
  parts.set(labels, known.set(scopes, part));
  return part;
}

const tree = z.record(z.string(), z.string());
const taxonomyResponse = z.object({ version: z.string(), fr: tree, en: tree });

/**
 * Sends the labels that the site ships to the content service, where editors can change them (section 7,
 * `POST /taxonomy/update`). From then on the response is the site's taxonomy; what it leaves out stays as it is shipped.
 * @throws ContentUnavailable; the site goes on with what it has
 */
export async function sendTaxonomy({ content }: { content: Pick<ContentClient, 'post'> }): Promise<void> {
  const shipped = { fr: shippedLabels('fr'), en: shippedLabels('en') };
  const response = await content.post('/taxonomy/update', { version: taxonomyVersion, ...shipped }, taxonomyResponse);
  const labelsOf = (locale: Locale) =>
    withChanges(
      shipped[locale],
      Object.entries(response[locale]).map(([key, text]) => ({ key, text })),
    );
  taxonomy = { fr: labelsOf('fr'), en: labelsOf('en') };
}
