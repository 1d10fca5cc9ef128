/** The part of a table definition that an index needs. */
interface RawTable {
  name: string;
  indexes?: Record<string, { name: string; on: string | string[] }>;
}

/**
 * Adds an index by document to every table of translations. Payload's own index begins with the language, but Payload reads a
 * document with all its languages: without this index each read would scan the translations of all documents.
 */
export function indexTranslations<Schema>(hook: { schema: Schema }): Schema {
  // Both adapters pass it to the hook; only the types of SQLite's omit it.
  const { adapter } = hook as typeof hook & { adapter: { rawTables: Record<string, RawTable> } };
  for (const table of Object.values(adapter.rawTables)) {
    if (!table.name.endsWith('_locales')) continue;
    table.indexes = { ...table.indexes, _parent: { name: `${table.name}_parent_idx`, on: '_parentID' } };
  }
  return hook.schema;
}
