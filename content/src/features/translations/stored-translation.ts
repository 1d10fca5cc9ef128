import type { CollectionSlug, PayloadRequest } from 'payload';
import { tableOf } from '../../database/locks.ts';
import { query, sql } from '../../database/sql.ts';
import { readNewest } from '../../database/stored-document.ts';
import type { Values } from '../../fields/field-values.ts';
import { type LocalizedText, localizedTexts } from './localized-texts.ts';
import { hashOf } from './text-of.ts';
import { recordedOf, type Translation } from './translation-fields.ts';
import type { TranslatedFrom } from './translation-state.ts';

/** The newest version of a document, published or not: its texts, and what is recorded about them. */
export interface StoredTranslation {
  texts: LocalizedText[];
  record: TranslatedFrom;
}

export async function readTranslation(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<StoredTranslation> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const newest = (await readNewest(req, collection, id)) ?? {};
  return { texts: localizedTexts(flattenedFields, newest), record: recordedOf(newest) };
}

/**
 * Stores a judgement with the newest version of a document, and with the published document where that is the same. In place: no
 * text changes, so there is no new version, and nothing that visitors or other editors have to be told.
 */
export async function writeTranslation(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  { translation, translatedFrom }: Translation,
): Promise<void> {
  const { payload } = req;
  const { versions } = payload.collections[collection].config;
  const table = sql.identifier(tableOf(collection));
  const record = translatedFrom && JSON.stringify(translatedFrom);
  const values = sql`"translation" = ${translation}, "translated_from" = ${record}`;
  if (!versions) {
    await query(payload, sql`UPDATE ${table} SET ${values} WHERE "id" = ${id}`, req);
    return;
  }
  const versionTable = sql.identifier(`_${tableOf(collection)}_v`);
  const newest = sql`"parent_id" = ${id} AND "latest" = TRUE`;
  await query(
    payload,
    sql`UPDATE ${versionTable} SET "version_translation" = ${translation}, "version_translated_from" = ${record} WHERE ${newest}`,
    req,
  );
  const isNewest = sql`EXISTS (SELECT 1 FROM ${versionTable} WHERE ${newest} AND "version__status" = 'published')`;
  await query(payload, sql`UPDATE ${table} SET ${values} WHERE "id" = ${id} AND ${isNewest}`, req);
}

/**
 * The French texts to which outdated translations correspond, as far as former versions still have them.
 * @param hashes of those texts
 * @returns by hash
 */
export async function readFormerTexts(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  hashes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const former = new Map<string, string>();
  const { payload } = req;
  const { config } = payload.collections[collection];
  if (!config.versions || hashes.size === 0) return former;
  const { docs } = await payload.db.findVersions<Values>({
    ...{ collection, where: { parent: { equals: id } }, locale: 'all', req },
    ...{ sort: '-updatedAt', pagination: false, limit: config.versions.maxPerDoc || 25 },
  });
  for (const { version } of docs) {
    for (const { fr } of localizedTexts(config.flattenedFields, version)) {
      const hash = hashOf(fr);
      if (hashes.has(hash) && !former.has(hash)) former.set(hash, fr);
    }
    if (former.size === hashes.size) break;
  }
  return former;
}
