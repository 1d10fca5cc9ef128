import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "campuses_landmarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"letter" varchar,
  	"minutes" numeric
  );
  
  CREATE TABLE "campuses_landmarks_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campuses_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"portrait_id" integer
  );
  
  CREATE TABLE "campuses_people_locales" (
  	"role" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_campuses_v_version_landmarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"letter" varchar,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campuses_v_version_landmarks_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_campuses_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"portrait_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campuses_v_version_people_locales" (
  	"role" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "campuses" ADD COLUMN "plan_id" integer;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_plan_id" integer;
  ALTER TABLE "campuses_landmarks" ADD CONSTRAINT "campuses_landmarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_landmarks_locales" ADD CONSTRAINT "campuses_landmarks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses_landmarks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_people" ADD CONSTRAINT "campuses_people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campuses_people" ADD CONSTRAINT "campuses_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_people_locales" ADD CONSTRAINT "campuses_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_landmarks" ADD CONSTRAINT "_campuses_v_version_landmarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_landmarks_locales" ADD CONSTRAINT "_campuses_v_version_landmarks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v_version_landmarks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_people" ADD CONSTRAINT "_campuses_v_version_people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_people" ADD CONSTRAINT "_campuses_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_people_locales" ADD CONSTRAINT "_campuses_v_version_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v_version_people"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "campuses_landmarks_order_idx" ON "campuses_landmarks" USING btree ("_order");
  CREATE INDEX "campuses_landmarks_parent_id_idx" ON "campuses_landmarks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campuses_landmarks_locales_locale_parent_id_unique" ON "campuses_landmarks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campuses_people_order_idx" ON "campuses_people" USING btree ("_order");
  CREATE INDEX "campuses_people_parent_id_idx" ON "campuses_people" USING btree ("_parent_id");
  CREATE INDEX "campuses_people_portrait_idx" ON "campuses_people" USING btree ("portrait_id");
  CREATE UNIQUE INDEX "campuses_people_locales_locale_parent_id_unique" ON "campuses_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campuses_v_version_landmarks_order_idx" ON "_campuses_v_version_landmarks" USING btree ("_order");
  CREATE INDEX "_campuses_v_version_landmarks_parent_id_idx" ON "_campuses_v_version_landmarks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_campuses_v_version_landmarks_locales_locale_parent_id_uniqu" ON "_campuses_v_version_landmarks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campuses_v_version_people_order_idx" ON "_campuses_v_version_people" USING btree ("_order");
  CREATE INDEX "_campuses_v_version_people_parent_id_idx" ON "_campuses_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_version_people_portrait_idx" ON "_campuses_v_version_people" USING btree ("portrait_id");
  CREATE UNIQUE INDEX "_campuses_v_version_people_locales_locale_parent_id_unique" ON "_campuses_v_version_people_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "campuses" ADD CONSTRAINT "campuses_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v" ADD CONSTRAINT "_campuses_v_version_plan_id_media_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "campuses_plan_idx" ON "campuses" USING btree ("plan_id");
  CREATE INDEX "_campuses_v_version_version_plan_idx" ON "_campuses_v" USING btree ("version_plan_id");
  CREATE INDEX "campuses_landmarks_locales_parent_idx" ON "campuses_landmarks_locales" USING btree ("_parent_id");
  CREATE INDEX "campuses_people_locales_parent_idx" ON "campuses_people_locales" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_version_landmarks_locales_parent_idx" ON "_campuses_v_version_landmarks_locales" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_version_people_locales_parent_idx" ON "_campuses_v_version_people_locales" USING btree ("_parent_id");`)
}

export { down } from '../not-undone.ts';
