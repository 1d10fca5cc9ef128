import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_role" ADD VALUE 'contributor' BEFORE 'service';
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document_collection" varchar NOT NULL,
  	"document_id" numeric NOT NULL,
  	"open" varchar,
  	"comment" varchar NOT NULL,
  	"requested_by_id" integer,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"outcome" varchar,
  	"answer" varchar,
  	"ended_by_id" integer,
  	"ended_at" timestamp(3) with time zone,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "reviews_open_idx" ON "reviews" USING btree ("open");
  CREATE INDEX "reviews_requested_by_idx" ON "reviews" USING btree ("requested_by_id");
  CREATE INDEX "reviews_ended_by_idx" ON "reviews" USING btree ("ended_by_id");
  CREATE INDEX "reviews_school_idx" ON "reviews" USING btree ("school_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "documentCollection_documentId_idx" ON "reviews" USING btree ("document_collection","document_id");`)
}

export { down } from '../not-undone.ts';
