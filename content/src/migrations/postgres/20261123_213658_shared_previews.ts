import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_sessions" ADD COLUMN "shared_collection" varchar;
  ALTER TABLE "preview_sessions" ADD COLUMN "shared_id" numeric;
  CREATE INDEX "preview_sessions_shared_id_idx" ON "preview_sessions" USING btree ("shared_id");`)
}

export { down } from '../not-undone.ts';
