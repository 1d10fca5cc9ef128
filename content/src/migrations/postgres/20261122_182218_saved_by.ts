import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_schools_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "campuses" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "courses" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "offerings" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_offerings_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "news" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_news_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "events" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "portfolios" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_portfolios_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "menus" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "_menus_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "media" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "labels" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "redirects" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "crm_links" ADD COLUMN "saved_by" numeric;`)
}

export { down } from '../not-undone.ts';
