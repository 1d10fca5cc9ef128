import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

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

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" DROP COLUMN "finder_now_school";
  ALTER TABLE "courses" DROP COLUMN "finder_now_baccalaureate";
  ALTER TABLE "courses" DROP COLUMN "finder_now_degree";
  ALTER TABLE "courses" DROP COLUMN "finder_now_work";
  ALTER TABLE "courses" DROP COLUMN "finder_make_places";
  ALTER TABLE "courses" DROP COLUMN "finder_make_objects";
  ALTER TABLE "courses" DROP COLUMN "finder_make_images";
  ALTER TABLE "courses" DROP COLUMN "finder_make_garments";
  ALTER TABLE "courses" DROP COLUMN "finder_make_materials";
  ALTER TABLE "courses" DROP COLUMN "finder_make_screens";
  ALTER TABLE "courses" DROP COLUMN "finder_make_undecided";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_now_school";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_now_baccalaureate";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_now_degree";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_now_work";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_places";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_objects";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_images";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_garments";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_materials";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_screens";
  ALTER TABLE "_courses_v" DROP COLUMN "version_finder_make_undecided";`)
}
