/** A table of drizzle's, with its columns. */
type Table = Record<string, unknown>;

/**
 * Lets localized lists of texts and of numbers be searched. Payload asks for their language in the column `_locale`, as translations name
 * it, but names it `locale` in their tables (3.90.1): each filter by such a field would fail.
 */
export function searchLocalizedLists<Schema extends { tables: object }>({ schema }: { schema: Schema }): Schema {
  for (const [name, table] of Object.entries(schema.tables) as [string, Table][]) {
    if (!/_(texts|numbers)$/.test(name) || !table.locale || table._locale) continue;
    // Not a column of its own, which would be read and written twice. A query sees it through a proxy, hence `configurable`.
    Object.defineProperty(table, '_locale', { value: table.locale, configurable: true });
  }
  return schema;
}
