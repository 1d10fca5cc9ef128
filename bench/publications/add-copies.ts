import type { DatabaseSync } from 'node:sqlite';

/**
 * Copies of the first document of a collection, straight into the database: as fast as it can be done. Each has a slug of its own; of
 * news each is older than the one before.
 * @param upTo how many documents there are then
 */
export function addCopies(database: DatabaseSync, collection: 'news' | 'pages', upTo: number): void {
  const dated = collection === 'news';
  const columns = (table: string, except: string[]) =>
    (database.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !except.includes(name))
      .join(', ');
  const own = columns(collection, ['id', ...(dated ? ['publish_date'] : [])]);
  const translated = columns(`${collection}_locales`, ['id', 'slug', '_parent_id']);
  const { count, last, first } = database
    .prepare(`select count(*) as count, max(id) as last, min(id) as first from ${collection}`)
    .get() as { count: number; last: number; first: number };
  const document = database.prepare(
    dated
      ? `insert into news (id, publish_date, ${own}) select :id, datetime('2015-01-01', '-' || :id || ' hours'), ${own} from news where id = ${first}`
      : `insert into ${collection} (id, ${own}) select :id, ${own} from ${collection} where id = ${first}`,
  );
  const translation = database.prepare(
    `insert into ${collection}_locales (slug, _parent_id, ${translated}) select slug || '-' || :id, :id, ${translated} from ${collection}_locales where _parent_id = ${first}`,
  );
  database.exec('begin');
  for (let id = last + 1; id <= last + upTo - count; id += 1) {
    // A number of JavaScript is one with decimals in SQLite, and slugs would end in `.0`.
    document.run({ id: BigInt(id) });
    translation.run({ id: BigInt(id) });
  }
  database.exec('commit');
}
