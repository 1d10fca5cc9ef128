import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`cancelled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`cancellation_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_cancelled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_cancellation_reason\` text;`)
}

export { down } from '../not-undone.ts';
