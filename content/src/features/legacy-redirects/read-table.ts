import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Payload, PayloadRequest } from 'payload';
import { lockRows } from '../../database/locks.ts';
import { query, type Statement, sql } from '../../database/sql.ts';
import { type CollectionWithPages, pathsOf } from './paths-of.ts';
import type { Row } from './redirect-row.ts';
import type { LiveDocument } from './redirect-table.ts';

/** A row as it is stored. */
export interface StoredRow extends Row {
  id: number;
  /** created by a change of slug, not by an editor */
  automatic: boolean;
}

/** The redirects of a school. */
export const readRows = (req: PayloadRequest, school: number): Promise<StoredRow[]> =>
  readWhere(req, school, sql`"deleted_at" IS NULL ORDER BY "from"`);

/** The redirects of a school that are in the trash, the one that was deleted last first. */
export const readTrashedRows = (req: PayloadRequest, school: number): Promise<StoredRow[]> =>
  readWhere(req, school, sql`"deleted_at" IS NOT NULL ORDER BY "deleted_at" DESC`);

async function readWhere(req: PayloadRequest, school: number, wanted: Statement): Promise<StoredRow[]> {
  const rows = await query<{ id: number; from: string; to: string; automatic: unknown }>(
    req.payload,
    sql`SELECT "id", "from", "to", "automatic" FROM "redirects" WHERE "school_id" = ${school} AND ${wanted}`,
    req,
  );
  return rows.map(({ id, from, to, automatic }) => ({
    id: Number(id),
    from,
    to,
    automatic: Boolean(Number(automatic)),
  }));
}

/**
 * Whether a redirect was created by a change of slug and leads to a document that is not online, in the trash or out of it: it is restored
 * once that is published again. By the slug, which the document may have had in a former version only.
 */
export async function leadsToOffline(payload: Payload, id: number): Promise<boolean> {
  const [row] = await query<{ to: string; school: number }>(
    payload,
    sql`SELECT "to", "school_id" AS "school" FROM "redirects" WHERE "id" = ${id} AND "automatic" = TRUE`,
  );
  const slug = row?.to.split('/').at(-1);
  for (const collection of row && slug ? linkableCollections : []) {
    const [documents, versions] = [sql.identifier(collection), sql.identifier(`_${collection}_v`)];
    const [texts, formerTexts] = [sql.identifier(`${collection}_locales`), sql.identifier(`_${collection}_v_locales`)];
    const found = await query(
      payload,
      sql`SELECT "id" FROM ${documents} WHERE "school_id" = ${row?.school} AND "_status" <> 'published' AND (
        "id" IN (SELECT "_parent_id" FROM ${texts} WHERE "slug" = ${slug}) OR
        "id" IN (SELECT ${versions}."parent_id" FROM ${versions} JOIN ${formerTexts}
          ON ${formerTexts}."_parent_id" = ${versions}."id" WHERE ${formerTexts}."version_slug" = ${slug})
      ) LIMIT 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

interface LocaleRow {
  id: number;
  parent: number | null;
  locale: 'fr' | 'en';
  slug: string;
  title: string | null;
}

/** The published documents of a collection that exist in a language, one row for each language. */
function readLocales(req: PayloadRequest, collection: CollectionWithPages, school: number) {
  const [documents, texts] = [sql.identifier(collection), sql.identifier(`${collection}_locales`)];
  const parent = collection === 'pages' ? sql`${documents}."parent_id"` : sql`NULL`;
  return query<LocaleRow>(
    req.payload,
    sql`SELECT ${documents}."id", ${parent} AS "parent", ${texts}."_locale" AS "locale", ${texts}."slug", ${texts}."title"
      FROM ${documents} JOIN ${texts} ON ${texts}."_parent_id" = ${documents}."id"
      WHERE ${documents}."school_id" = ${school} AND ${documents}."_status" = 'published' AND ${texts}."slug" <> ''`,
    req,
  );
}

/** Every URL of every published document of a school. */
export async function readLiveDocuments(req: PayloadRequest, school: number): Promise<LiveDocument[]> {
  const live: LiveDocument[] = [];
  for (const collection of linkableCollections) {
    const rows = await readLocales(req, collection, school);
    const slugs = new Map(rows.map(({ id, locale, slug }) => [`${id} ${locale}`, slug]));
    for (const { id: _, parent, locale, slug, title } of rows) {
      const above = parent === null ? null : { [locale]: slugs.get(`${parent} ${locale}`) ?? null };
      const paths = pathsOf({ collection, slug: { [locale]: slug }, rubrique: above })[locale];
      live.push(...paths.map((path) => ({ title: title ?? slug, path })));
    }
  }
  return live;
}

/**
 * Locks redirects that are saved one by one, in the order of an import or of their URLs: all of them first, in one order. What saves
 * several of the same meanwhile then waits, and neither waits for the other.
 */
export const lockRedirects = (req: PayloadRequest, rows: readonly { id: number }[]): Promise<void> =>
  lockRows(
    req,
    'redirects',
    rows.map(({ id }) => id),
    'NO KEY UPDATE',
  );
