import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "rights_until" timestamp(3) with time zone;
  CREATE INDEX "media_rights_until_idx" ON "media" USING btree ("rights_until");`)
}

export { down } from '../not-undone.ts';
