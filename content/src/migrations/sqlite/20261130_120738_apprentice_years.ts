import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offerings\` ADD \`apprentice_years\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offerings_v\` ADD \`version_apprentice_years\` numeric;`)
}

export { down } from '../not-undone.ts';
