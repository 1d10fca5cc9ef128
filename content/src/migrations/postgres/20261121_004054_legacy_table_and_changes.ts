import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "not_found" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "change_journal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sequence" numeric,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redirects" ADD COLUMN "automatic" boolean DEFAULT false;
  ALTER TABLE "not_found" ADD CONSTRAINT "not_found_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "not_found_count_idx" ON "not_found" USING btree ("count");
  CREATE INDEX "not_found_school_idx" ON "not_found" USING btree ("school_id");
  CREATE INDEX "not_found_updated_at_idx" ON "not_found" USING btree ("updated_at");
  CREATE INDEX "not_found_created_at_idx" ON "not_found" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_path_idx" ON "not_found" USING btree ("school_id","path");
  CREATE UNIQUE INDEX "change_journal_sequence_idx" ON "change_journal" USING btree ("sequence");
  CREATE INDEX "change_journal_updated_at_idx" ON "change_journal" USING btree ("updated_at");
  CREATE INDEX "change_journal_created_at_idx" ON "change_journal" USING btree ("created_at");`)
}

export { down } from '../not-undone.ts';
