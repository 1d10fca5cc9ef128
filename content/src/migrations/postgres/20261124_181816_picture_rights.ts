import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "rights_until" timestamp(3) with time zone;
  CREATE INDEX "media_rights_until_idx" ON "media" USING btree ("rights_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_rights_until_idx";
  ALTER TABLE "media" DROP COLUMN "rights_until";`)
}
