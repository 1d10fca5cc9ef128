import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`preview_sessions\` ADD \`shared_collection\` text;`)
  await db.run(sql`ALTER TABLE \`preview_sessions\` ADD \`shared_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`preview_sessions_shared_id_idx\` ON \`preview_sessions\` (\`shared_id\`);`)
}

export { down } from '../not-undone.ts';
