import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_qualiopi_categories" AS ENUM('training', 'skills-assessment', 'prior-learning', 'apprenticeship');
  CREATE TYPE "public"."enum_schools_financing_kind" AS ENUM('apprenticeship', 'grant', 'instalments', 'loan', 'other');
  CREATE TYPE "public"."enum__schools_v_version_qualiopi_categories" AS ENUM('training', 'skills-assessment', 'prior-learning', 'apprenticeship');
  CREATE TYPE "public"."enum__schools_v_version_financing_kind" AS ENUM('apprenticeship', 'grant', 'instalments', 'loan', 'other');
  CREATE TYPE "public"."enum_courses_other_costs_period" AS ENUM('once', 'year');
  CREATE TYPE "public"."enum__courses_v_version_other_costs_period" AS ENUM('once', 'year');
  CREATE TABLE "schools_qualiopi_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_schools_qualiopi_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schools_financing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_schools_financing_kind" DEFAULT 'grant'
  );
  
  CREATE TABLE "schools_financing_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_qualiopi_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__schools_v_version_qualiopi_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_financing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__schools_v_version_financing_kind" DEFAULT 'grant',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_financing_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses_other_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"period" "enum_courses_other_costs_period" DEFAULT 'once',
  	"apprentices" boolean DEFAULT true
  );
  
  CREATE TABLE "courses_other_costs_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_other_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"period" "enum__courses_v_version_other_costs_period" DEFAULT 'once',
  	"apprentices" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_other_costs_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "schools" ADD COLUMN "qualiopi_number" varchar;
  ALTER TABLE "schools" ADD COLUMN "qualiopi_certifier" varchar;
  ALTER TABLE "schools" ADD COLUMN "disability_contact_name" varchar;
  ALTER TABLE "schools" ADD COLUMN "disability_contact_email" varchar;
  ALTER TABLE "schools" ADD COLUMN "disability_contact_phone" varchar;
  ALTER TABLE "schools" ADD COLUMN "instalments" numeric DEFAULT 1;
  ALTER TABLE "_schools_v" ADD COLUMN "version_qualiopi_number" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_qualiopi_certifier" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_disability_contact_name" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_disability_contact_email" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_disability_contact_phone" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_instalments" numeric DEFAULT 1;
  ALTER TABLE "campuses" ADD COLUMN "disability_contact_name" varchar;
  ALTER TABLE "campuses" ADD COLUMN "disability_contact_email" varchar;
  ALTER TABLE "campuses" ADD COLUMN "disability_contact_phone" varchar;
  ALTER TABLE "campuses" ADD COLUMN "housing_rent_from" numeric;
  ALTER TABLE "campuses" ADD COLUMN "housing_rent_to" numeric;
  ALTER TABLE "campuses" ADD COLUMN "housing_email" varchar;
  ALTER TABLE "campuses_locales" ADD COLUMN "accessibility" varchar;
  ALTER TABLE "campuses_locales" ADD COLUMN "housing_text" varchar;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_disability_contact_name" varchar;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_disability_contact_email" varchar;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_disability_contact_phone" varchar;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_housing_rent_from" numeric;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_housing_rent_to" numeric;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_housing_email" varchar;
  ALTER TABLE "_campuses_v_locales" ADD COLUMN "version_accessibility" varchar;
  ALTER TABLE "_campuses_v_locales" ADD COLUMN "version_housing_text" varchar;
  ALTER TABLE "courses" ADD COLUMN "rncp" varchar;
  ALTER TABLE "courses" ADD COLUMN "outcomes_year" numeric;
  ALTER TABLE "courses" ADD COLUMN "outcomes_answers" numeric;
  ALTER TABLE "courses" ADD COLUMN "outcomes_asked" numeric;
  ALTER TABLE "courses" ADD COLUMN "outcomes_graduated" numeric;
  ALTER TABLE "courses" ADD COLUMN "outcomes_employed" numeric;
  ALTER TABLE "courses" ADD COLUMN "outcomes_studying" numeric;
  ALTER TABLE "courses_locales" ADD COLUMN "outcomes_source" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_rncp" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_year" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_answers" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_asked" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_graduated" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_employed" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_outcomes_studying" numeric;
  ALTER TABLE "_courses_v_locales" ADD COLUMN "version_outcomes_source" varchar;
  ALTER TABLE "schools_qualiopi_categories" ADD CONSTRAINT "schools_qualiopi_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_financing" ADD CONSTRAINT "schools_financing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_financing_locales" ADD CONSTRAINT "schools_financing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_financing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_qualiopi_categories" ADD CONSTRAINT "_schools_v_version_qualiopi_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_financing" ADD CONSTRAINT "_schools_v_version_financing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_financing_locales" ADD CONSTRAINT "_schools_v_version_financing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_financing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_other_costs" ADD CONSTRAINT "courses_other_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_other_costs_locales" ADD CONSTRAINT "courses_other_costs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_other_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_other_costs" ADD CONSTRAINT "_courses_v_version_other_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_other_costs_locales" ADD CONSTRAINT "_courses_v_version_other_costs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_other_costs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_qualiopi_categories_order_idx" ON "schools_qualiopi_categories" USING btree ("order");
  CREATE INDEX "schools_qualiopi_categories_parent_idx" ON "schools_qualiopi_categories" USING btree ("parent_id");
  CREATE INDEX "schools_financing_order_idx" ON "schools_financing" USING btree ("_order");
  CREATE INDEX "schools_financing_parent_id_idx" ON "schools_financing" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_financing_locales_locale_parent_id_unique" ON "schools_financing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_financing_locales_parent_idx" ON "schools_financing_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_qualiopi_categories_order_idx" ON "_schools_v_version_qualiopi_categories" USING btree ("order");
  CREATE INDEX "_schools_v_version_qualiopi_categories_parent_idx" ON "_schools_v_version_qualiopi_categories" USING btree ("parent_id");
  CREATE INDEX "_schools_v_version_financing_order_idx" ON "_schools_v_version_financing" USING btree ("_order");
  CREATE INDEX "_schools_v_version_financing_parent_id_idx" ON "_schools_v_version_financing" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_financing_locales_locale_parent_id_unique" ON "_schools_v_version_financing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_financing_locales_parent_idx" ON "_schools_v_version_financing_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_other_costs_order_idx" ON "courses_other_costs" USING btree ("_order");
  CREATE INDEX "courses_other_costs_parent_id_idx" ON "courses_other_costs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_other_costs_locales_locale_parent_id_unique" ON "courses_other_costs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_other_costs_locales_parent_idx" ON "courses_other_costs_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_other_costs_order_idx" ON "_courses_v_version_other_costs" USING btree ("_order");
  CREATE INDEX "_courses_v_version_other_costs_parent_id_idx" ON "_courses_v_version_other_costs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_other_costs_locales_locale_parent_id_uniq" ON "_courses_v_version_other_costs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_other_costs_locales_parent_idx" ON "_courses_v_version_other_costs_locales" USING btree ("_parent_id");`)
}

export { down } from '../not-undone.ts';
