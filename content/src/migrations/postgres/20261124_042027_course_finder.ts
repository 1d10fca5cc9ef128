import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" ADD COLUMN "finder_now_school" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_now_baccalaureate" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_now_degree" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_now_work" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_places" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_objects" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_images" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_garments" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_materials" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_screens" numeric;
  ALTER TABLE "courses" ADD COLUMN "finder_make_undecided" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_now_school" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_now_baccalaureate" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_now_degree" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_now_work" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_places" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_objects" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_images" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_garments" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_materials" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_screens" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_finder_make_undecided" numeric;`)
}

export { down } from '../not-undone.ts';
