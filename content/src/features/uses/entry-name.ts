import type { CollectionSlug, Payload } from 'payload';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { nameOf } from './describe-uses.ts';
import { kindOf } from './uses-of.ts';

/**
 * “News · Open days”: the kind and the name of a document.
 * @param document in all languages
 */
export async function entryName(
  payload: Payload,
  collection: CollectionSlug,
  document: Record<string, unknown>,
  language: PanelLanguage,
): Promise<string> {
  return `${kindOf(payload, collection, language)} · ${await nameOf({ payload }, collection, document, language)}`;
}
