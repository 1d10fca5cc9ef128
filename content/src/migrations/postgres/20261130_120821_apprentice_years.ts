import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offerings" ADD COLUMN "apprentice_years" numeric;
  ALTER TABLE "_offerings_v" ADD COLUMN "version_apprentice_years" numeric;`)
}

export { down } from '../not-undone.ts';
