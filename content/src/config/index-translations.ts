/** As much of a table, before it is built, as an index is put on it with. */
interface RawTable {
  name: string;
  indexes?: Record<string, { name: string; on: string | string[] }>;
}

/**
 * Gives every table of translations an index by document. Payload's own begins with the language, yet it reads a document
 * with all its languages: each one that is read would search the translations of all.
 */
export function indexTranslations<Schema>(hook: { schema: Schema }): Schema {
  // The hooks of both databases are given it; the types of SQLite's do not say so.
  const { adapter } = hook as typeof hook & { adapter: { rawTables: Record<string, RawTable> } };
  for (const table of Object.values(adapter.rawTables)) {
    if (!table.name.endsWith('_locales')) continue;
    table.indexes = { ...table.indexes, _parent: { name: `${table.name}_parent_idx`, on: '_parentID' } };
  }
  return hook.schema;
}
