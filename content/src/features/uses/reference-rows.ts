import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { tableOf } from '../../database/locks.ts';
import { databaseOf, query, type Statement, sql } from '../../database/sql.ts';
import { everyField, jsonNaming, refersTo } from './json-references.ts';

/** The part of a table definition of Payload's SQL adapters that holds its references. */
interface RawTable {
  name: string;
  columns: Record<string, { name: string; type: string; reference?: { table: string } }>;
  foreignKeys?: Record<string, { columns: string[]; foreignColumns: { table: string }[] }>;
}

interface SqlSchema {
  rawTables: Record<string, RawTable>;
}

/** A document, or a version of one, that may refer to the document in question. */
export interface Candidate {
  collection: CollectionSlug;
  id: number;
  isVersion: boolean;
  /** the identifier of the document, for a version too; `null` for a version of none */
  document: number | null;
  /** whether it is the document, or the newest version of one */
  isNewest: boolean;
}

/** A row that owns a reference; SQLite has numbers for `newest`, PostgreSQL may have texts for numbers. */
interface Row {
  owner: string;
  id: number;
  document: number | null;
  newest: boolean | number | null;
}

const parentColumns = ['_parentID', 'parent'];

/** The foreign keys of a table to another table, and its JSON columns, which may hold any reference. */
function columnsNaming(table: RawTable, target: string): { keys: string[]; json: string[] } {
  const ofKeys = Object.values(table.foreignKeys ?? {}).flatMap(({ columns, foreignColumns }) =>
    foreignColumns[0]?.table === target && !parentColumns.includes(columns[0] ?? '') ? columns : [],
  );
  const entries = Object.entries(table.columns);
  const keys = entries.filter(([key, { reference }]) => reference?.table === target || ofKeys.includes(key));
  const json = entries.filter(([, { type }]) => type.startsWith('json'));
  const names = (some: typeof entries) => some.map(([, { name }]) => name);
  return { keys: names(keys).filter((name) => name !== 'parent_id' || !table.name.startsWith('_')), json: names(json) };
}

/** The parent of a table of rows, translations or relations. */
function parentOf(table: RawTable): { table: string; column: string } | null {
  for (const { columns, foreignColumns } of Object.values(table.foreignKeys ?? {})) {
    const [key = ''] = columns;
    const parent = foreignColumns[0]?.table;
    const column = table.columns[key]?.name;
    if (parentColumns.includes(key) && parent && column) return { table: parent, column };
  }
  return null;
}

/**
 * The documents that may refer to a document, by the foreign keys and the JSON columns of the database, each before its versions, the
 * newest first. The JSON of a candidate contains the identifier where a reference may be; the caller decides whether it is one.
 * @param withFormer whether former versions count
 */
export async function readCandidates(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: CollectionSlug,
  id: number,
  withFormer = true,
): Promise<Candidate[]> {
  const { rawTables } = req.payload.db as unknown as SqlSchema;
  const target = tableOf(collection);
  const owners = new Map<string, Pick<Candidate, 'collection' | 'isVersion'>>();
  for (const slug of usingCollections(req.payload)) {
    owners.set(tableOf(slug), { collection: slug, isVersion: false });
    owners.set(`_${tableOf(slug)}_v`, { collection: slug, isVersion: true });
  }
  const isNamedIn = jsonNaming(req.payload, usingCollections(req.payload), collection, id);

  const newestOf = ({ columns }: RawTable, isVersion: boolean) =>
    isVersion && columns.latest ? sql.identifier(columns.latest.name) : sql.raw(String(!isVersion));

  /** The rows of documents or of versions. */
  function owned(table: RawTable, isVersion: boolean, condition: Statement): Statement {
    const { name, columns } = table;
    const document = sql.identifier((isVersion && columns.parent?.name) || 'id');
    return sql`SELECT ${name} AS "owner", "id", ${document} AS "document", ${newestOf(table, isVersion)} AS "newest" FROM ${sql.identifier(name)} WHERE ${condition}`;
  }

  /** Which rows of a table of versions, or below one, are of the newest ones. */
  function isOfNewest(name: string): Statement {
    const table = rawTables[name];
    const owner = owners.get(name);
    if (table && owner) return sql`${newestOf(table, owner.isVersion)} = TRUE`;
    const parent = table && parentOf(table);
    if (!parent) return sql`FALSE`;
    const newest = sql`SELECT "id" FROM ${sql.identifier(parent.table)} WHERE ${isOfNewest(parent.table)}`;
    return sql`${sql.identifier(parent.column)} IN (${newest})`;
  }

  /** Follows rows of a table up to their documents or versions. @returns `null` for those that no document has */
  function owning(name: string, condition: Statement): Statement | null {
    const table = rawTables[name];
    if (!table) return null;
    const owner = owners.get(name);
    if (owner) return owned(table, owner.isVersion, condition);
    const parent = parentOf(table);
    if (!parent) return null;
    const rows = sql`SELECT ${sql.identifier(parent.column)} FROM ${sql.identifier(name)} WHERE ${condition}`;
    return owning(parent.table, sql`"id" IN (${rows})`);
  }

  const selects = Object.entries(rawTables).flatMap(([name, table]) => {
    const { keys, json } = columnsNaming(table, target);
    const conditions = [
      ...keys.map((key) => sql`${sql.identifier(key)} = ${id}`),
      ...json.map((column) => isNamedIn(sql`${sql.identifier(name)}.${sql.identifier(column)}`)),
    ];
    if (conditions.length === 0) return [];
    const isNaming = sql.join(conditions, sql` OR `);
    // In the table that has the JSON itself: former versions are most of the rows, and SQLite would read all of them first.
    const isCounted = withFormer || !name.startsWith('_') ? isNaming : sql`(${isNaming}) AND ${isOfNewest(name)}`;
    return owning(name, isCounted) ?? [];
  });
  // PostgreSQL gets one statement: each deletion reads all these tables, and would wait for one after another. SQLite handles no other
  // request during a statement.
  const isPostgres = databaseOf(req.payload).name === 'postgres';
  const statements = isPostgres ? [sql.join(selects, sql` UNION ALL `)] : selects;
  const rows: Row[] = [];
  for (const statement of statements) rows.push(...(await query<Row>(req.payload, statement, req)));
  const found = [...new Map(rows.map((row) => [`${row.owner} ${row.id}`, row])).values()];
  return [...owners].flatMap(([name, owner]) =>
    found
      .filter((row) => row.owner === name)
      .map(({ id, document, newest }) => ({
        ...{ ...owner, id: Number(id) },
        ...{ document: document === null ? null : Number(document), isNewest: Boolean(newest) },
      }))
      .sort((one, other) => Number(other.isNewest) - Number(one.isNewest)),
  );
}

/** Whether any field can refer to a document of a collection: nothing refers to a redirect or a menu. */
export function isNamed(payload: Payload, collection: CollectionSlug): boolean {
  const isLinked = (linkableCollections as readonly string[]).includes(collection);
  return usingCollections(payload).some((slug) =>
    everyField(payload.collections[slug].config.flattenedFields).some(
      (field) => refersTo(field, collection) || (isLinked && field.type === 'richText'),
    ),
  );
}

/** The collections whose documents visitors or editors see: without accounts and what the service keeps for itself. */
export const usingCollections = (payload: Payload): CollectionSlug[] =>
  payload.config.collections.filter(({ admin, auth }) => !admin.hidden && !auth).map(({ slug }) => slug);
