import type { CollectionSlug, Payload } from 'payload';
import type { PanelLanguage } from '../panel/panel-language.ts';
import { nameOf } from '../uses/describe-uses.ts';
import { labelIn } from '../uses/uses-of.ts';

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
  const { labels } = payload.collections[collection].config;
  const kind = typeof labels.singular === 'function' ? collection : labelIn(labels.singular, language);
  return `${kind} · ${await nameOf({ payload }, collection, document, language)}`;
}
