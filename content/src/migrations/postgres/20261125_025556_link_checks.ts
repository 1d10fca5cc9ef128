import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"reason" varchar,
  	"failing_since" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone NOT NULL,
  	"documents" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_check_nights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"night" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "link_checks_url_idx" ON "link_checks" USING btree ("url");
  CREATE INDEX "link_checks_state_idx" ON "link_checks" USING btree ("state");
  CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" USING btree ("updated_at");
  CREATE INDEX "link_checks_created_at_idx" ON "link_checks" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_check_nights_night_idx" ON "link_check_nights" USING btree ("night");
  CREATE INDEX "link_check_nights_updated_at_idx" ON "link_check_nights" USING btree ("updated_at");
  CREATE INDEX "link_check_nights_created_at_idx" ON "link_check_nights" USING btree ("created_at");`)
}

export { down } from '../not-undone.ts';
