import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`rights_until\` text;`)
  await db.run(sql`CREATE INDEX \`media_rights_until_idx\` ON \`media\` (\`rights_until\`);`)
}

export { down } from '../not-undone.ts';
