import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campuses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_courses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offerings" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offerings_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "portfolios" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_portfolios_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_menus_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "crm_links" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "campuses_deleted_at_idx" ON "campuses" USING btree ("deleted_at");
  CREATE INDEX "_campuses_v_version_version_deleted_at_idx" ON "_campuses_v" USING btree ("version_deleted_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "offerings_deleted_at_idx" ON "offerings" USING btree ("deleted_at");
  CREATE INDEX "_offerings_v_version_version_deleted_at_idx" ON "_offerings_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "portfolios_deleted_at_idx" ON "portfolios" USING btree ("deleted_at");
  CREATE INDEX "_portfolios_v_version_version_deleted_at_idx" ON "_portfolios_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "crm_links_deleted_at_idx" ON "crm_links" USING btree ("deleted_at");`)
}

export { down } from '../not-undone.ts';
