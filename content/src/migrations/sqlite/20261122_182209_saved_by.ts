import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`offerings\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offerings_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_portfolios_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`labels\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`crm_links\` ADD \`saved_by\` numeric;`)
}

export { down } from '../not-undone.ts';
