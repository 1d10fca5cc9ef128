import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visit_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"subject" varchar DEFAULT '',
  	"count" numeric DEFAULT 0 NOT NULL,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visit_counts_day_idx" ON "visit_counts" USING btree ("day");
  CREATE INDEX "visit_counts_school_idx" ON "visit_counts" USING btree ("school_id");
  CREATE INDEX "visit_counts_updated_at_idx" ON "visit_counts" USING btree ("updated_at");
  CREATE INDEX "visit_counts_created_at_idx" ON "visit_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_day_event_subject_idx" ON "visit_counts" USING btree ("school_id","day","event","subject");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_day_idx" ON "visit_batches" USING btree ("day");
  CREATE INDEX "visit_batches_updated_at_idx" ON "visit_batches" USING btree ("updated_at");
  CREATE INDEX "visit_batches_created_at_idx" ON "visit_batches" USING btree ("created_at");`)
}

export { down } from '../not-undone.ts';
