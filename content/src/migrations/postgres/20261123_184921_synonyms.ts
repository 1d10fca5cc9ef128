import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "schools_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "_schools_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "schools_synonyms" ADD CONSTRAINT "schools_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_synonyms" ADD CONSTRAINT "_schools_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_synonyms_order_idx" ON "schools_synonyms" USING btree ("_order");
  CREATE INDEX "schools_synonyms_parent_id_idx" ON "schools_synonyms" USING btree ("_parent_id");
  CREATE INDEX "schools_synonyms_locale_idx" ON "schools_synonyms" USING btree ("_locale");
  CREATE INDEX "_schools_v_version_synonyms_order_idx" ON "_schools_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_schools_v_version_synonyms_parent_id_idx" ON "_schools_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_synonyms_locale_idx" ON "_schools_v_version_synonyms" USING btree ("_locale");`)
}

export { down } from '../not-undone.ts';
