import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_now_school\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_now_baccalaureate\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_now_degree\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_now_work\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_places\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_objects\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_images\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_garments\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_materials\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_screens\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`finder_make_undecided\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_now_school\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_now_baccalaureate\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_now_degree\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_now_work\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_places\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_objects\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_images\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_garments\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_materials\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_screens\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_finder_make_undecided\` numeric;`)
}

export { down } from '../not-undone.ts';
