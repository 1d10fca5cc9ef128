import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { labelIn, panelLanguageOf } from '../../panel/panel-language.ts';
import type { LocalizedText } from './localized-texts.ts';
import { readFormerTexts, readTranslation, type StoredTranslation, writeTranslation } from './stored-translation.ts';
import { hashOf } from './text-of.ts';
import { translationOf } from './translation-fields.ts';
import { translationLabels } from './translation-labels.ts';
import { recordConfirmed, stateOfDocument, stateOfText } from './translation-state.ts';
import { isOpen, type TextState, type TranslationState } from './translation-states.ts';

/** A text as the panel shows it to a translator. */
export interface SourceText {
  idPath: string;
  label: string;
  state: TextState;
  fr: string;
  /** of the French text: a confirmation names it */
  hash: string;
  /** the French text that was translated, where it changed since and a former version still has it */
  former?: string;
}

/** The translation of a document in the panel. */
export interface DocumentTranslation {
  state: TranslationState;
  texts: SourceText[];
}

const confirmed = z.object({
  texts: z
    .array(z.object({ idPath: z.string().max(500), hash: z.string().max(40) }))
    .min(1)
    .max(500),
});

const malformed = 'Send {"texts": [{"idPath": …, "hash": …}]}: the texts to confirm, as GET returns them.';

async function respond(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  { texts, record }: StoredTranslation,
): Promise<Response> {
  const language = panelLanguageOf(req);
  const outdated = texts.filter((text) => stateOfText(text, record) === 'outdated');
  const hashes = outdated.map(({ path }) => record[path] ?? '');
  const former = await readFormerTexts(req, slug, id, new Set(hashes));
  const labelOf = ({ labels }: LocalizedText) =>
    labels.map((label) => (typeof label === 'number' ? `${label}` : labelIn(label, language))).join(' › ');
  const body: DocumentTranslation = {
    state: stateOfDocument(texts, record),
    texts: texts.map((text) => ({
      ...{ idPath: text.idPath, label: labelOf(text), state: stateOfText(text, record), fr: text.fr },
      ...{ hash: hashOf(text.fr), former: former.get(record[text.path] ?? '') },
    })),
  };
  return uncached(body);
}

/**
 * `GET /{collection}/{id}/translation`: the French texts of the newest version, and the state of each translation.
 * `POST` confirms texts, named with the hashes of their French texts: outdated and copied translations are right, missing ones
 * are not wanted. It changes no text and publishes nothing. Both return a `DocumentTranslation`.
 */
export const translationEndpoints = (slug: string): Endpoint[] => [
  documentEndpoint(slug, 'get', '/translation', async (req, { collection, id }) =>
    respond(req, collection, id, await readTranslation(req, collection, id)),
  ),
  documentEndpoint(slug, 'post', '/translation', async (req, { collection, id }) => {
    const named = await readBody(req, confirmed, malformed);
    const stored = await withinTransaction(req, async (within) => {
      await lockRow(within, collection, id);
      const confirmed = confirm(req, await readTranslation(within, collection, id), named.texts);
      await writeTranslation(within, collection, id, translationOf(confirmed.texts, confirmed.record));
      return confirmed;
    });
    return respond(req, collection, id, stored);
  }),
];

/** @throws APIError 409 where a French text is no longer the one that the editor has read */
function confirm(
  req: PayloadRequest,
  { texts, record }: StoredTranslation,
  named: readonly { idPath: string; hash: string }[],
): StoredTranslation {
  let after = record;
  for (const { idPath, hash } of named) {
    const text = texts.find((each) => each.idPath === idPath);
    if (!text || hashOf(text.fr) !== hash) {
      throw refusal(409, translationLabels[panelLanguageOf(req)].stale, { text: idPath });
    }
    if (isOpen(stateOfText(text, after))) after = recordConfirmed(text, after);
  }
  return { texts, record: after };
}
