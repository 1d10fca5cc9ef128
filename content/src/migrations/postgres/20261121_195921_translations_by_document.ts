import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "schools_locales_parent_idx" ON "schools_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_locales_parent_idx" ON "_schools_v_locales" USING btree ("_parent_id");
  CREATE INDEX "campuses_locales_parent_idx" ON "campuses_locales" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_locales_parent_idx" ON "_campuses_v_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_locales_parent_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_locales_parent_idx" ON "_courses_v_locales" USING btree ("_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "portfolios_locales_parent_idx" ON "portfolios_locales" USING btree ("_parent_id");
  CREATE INDEX "_portfolios_v_locales_parent_idx" ON "_portfolios_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "labels_locales_parent_idx" ON "labels_locales" USING btree ("_parent_id");
  CREATE INDEX "crm_links_locales_parent_idx" ON "crm_links_locales" USING btree ("_parent_id");`)
}

export { down } from '../not-undone.ts';
