import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`cancelled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`cancellation_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_cancelled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_cancellation_reason\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`cancelled\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`cancellation_reason\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_cancelled\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_cancellation_reason\`;`)
}
