import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`preview_sessions\` ADD \`shared_collection\` text;`)
  await db.run(sql`ALTER TABLE \`preview_sessions\` ADD \`shared_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`preview_sessions_shared_id_idx\` ON \`preview_sessions\` (\`shared_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`preview_sessions_shared_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`preview_sessions\` DROP COLUMN \`shared_collection\`;`)
  await db.run(sql`ALTER TABLE \`preview_sessions\` DROP COLUMN \`shared_id\`;`)
}
