import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "cancelled" boolean DEFAULT false;
  ALTER TABLE "events_locales" ADD COLUMN "cancellation_reason" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_cancelled" boolean DEFAULT false;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_cancellation_reason" varchar;`)
}

export { down } from '../not-undone.ts';
