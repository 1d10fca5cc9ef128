import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_accessibility_exceptions_kind" AS ENUM('non-conformity', 'disproportionate-burden', 'exempt');
  CREATE TYPE "public"."enum__schools_v_version_accessibility_exceptions_kind" AS ENUM('non-conformity', 'disproportionate-burden', 'exempt');
  CREATE TABLE "schools_accessibility_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_schools_accessibility_exceptions_kind" DEFAULT 'non-conformity'
  );
  
  CREATE TABLE "schools_accessibility_exceptions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_accessibility_environments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "schools_accessibility_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schools_accessibility_pages_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_accessibility_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__schools_v_version_accessibility_exceptions_kind" DEFAULT 'non-conformity',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_accessibility_exceptions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_accessibility_environments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_accessibility_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_accessibility_pages_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "schools" ADD COLUMN "accessibility_date" timestamp(3) with time zone;
  ALTER TABLE "schools" ADD COLUMN "accessibility_rate" numeric;
  ALTER TABLE "schools" ADD COLUMN "accessibility_email" varchar;
  ALTER TABLE "schools" ADD COLUMN "accessibility_phone" varchar;
  ALTER TABLE "schools_locales" ADD COLUMN "accessibility_auditor" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_accessibility_date" timestamp(3) with time zone;
  ALTER TABLE "_schools_v" ADD COLUMN "version_accessibility_rate" numeric;
  ALTER TABLE "_schools_v" ADD COLUMN "version_accessibility_email" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_accessibility_phone" varchar;
  ALTER TABLE "_schools_v_locales" ADD COLUMN "version_accessibility_auditor" varchar;
  ALTER TABLE "schools_accessibility_exceptions" ADD CONSTRAINT "schools_accessibility_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accessibility_exceptions_locales" ADD CONSTRAINT "schools_accessibility_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_accessibility_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accessibility_environments" ADD CONSTRAINT "schools_accessibility_environments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accessibility_pages" ADD CONSTRAINT "schools_accessibility_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accessibility_pages_locales" ADD CONSTRAINT "schools_accessibility_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_accessibility_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accessibility_exceptions" ADD CONSTRAINT "_schools_v_version_accessibility_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accessibility_exceptions_locales" ADD CONSTRAINT "_schools_v_version_accessibility_exceptions_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_accessibility_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accessibility_environments" ADD CONSTRAINT "_schools_v_version_accessibility_environments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accessibility_pages" ADD CONSTRAINT "_schools_v_version_accessibility_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accessibility_pages_locales" ADD CONSTRAINT "_schools_v_version_accessibility_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_accessibility_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_accessibility_exceptions_order_idx" ON "schools_accessibility_exceptions" USING btree ("_order");
  CREATE INDEX "schools_accessibility_exceptions_parent_id_idx" ON "schools_accessibility_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_accessibility_exceptions_locales_locale_parent_id_un" ON "schools_accessibility_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_accessibility_exceptions_locales_parent_idx" ON "schools_accessibility_exceptions_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_accessibility_environments_order_idx" ON "schools_accessibility_environments" USING btree ("_order");
  CREATE INDEX "schools_accessibility_environments_parent_id_idx" ON "schools_accessibility_environments" USING btree ("_parent_id");
  CREATE INDEX "schools_accessibility_pages_order_idx" ON "schools_accessibility_pages" USING btree ("_order");
  CREATE INDEX "schools_accessibility_pages_parent_id_idx" ON "schools_accessibility_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_accessibility_pages_locales_locale_parent_id_unique" ON "schools_accessibility_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_accessibility_pages_locales_parent_idx" ON "schools_accessibility_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accessibility_exceptions_order_idx" ON "_schools_v_version_accessibility_exceptions" USING btree ("_order");
  CREATE INDEX "_schools_v_version_accessibility_exceptions_parent_id_idx" ON "_schools_v_version_accessibility_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_accessibility_exceptions_locales_locale_p" ON "_schools_v_version_accessibility_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_accessibility_exceptions_locales_parent_idx" ON "_schools_v_version_accessibility_exceptions_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accessibility_environments_order_idx" ON "_schools_v_version_accessibility_environments" USING btree ("_order");
  CREATE INDEX "_schools_v_version_accessibility_environments_parent_id_idx" ON "_schools_v_version_accessibility_environments" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accessibility_pages_order_idx" ON "_schools_v_version_accessibility_pages" USING btree ("_order");
  CREATE INDEX "_schools_v_version_accessibility_pages_parent_id_idx" ON "_schools_v_version_accessibility_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_accessibility_pages_locales_locale_parent" ON "_schools_v_version_accessibility_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_accessibility_pages_locales_parent_idx" ON "_schools_v_version_accessibility_pages_locales" USING btree ("_parent_id");`)
}

export { down } from '../not-undone.ts';
