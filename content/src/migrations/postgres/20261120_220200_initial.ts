import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_schools_social_type" AS ENUM('facebook', 'youtube', 'instagram', 'linkedin', 'tiktok', 'twitter', 'discord');
  CREATE TYPE "public"."enum_schools_home_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_schools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schools_v_version_social_type" AS ENUM('facebook', 'youtube', 'instagram', 'linkedin', 'tiktok', 'twitter', 'discord');
  CREATE TYPE "public"."enum__schools_v_version_home_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__schools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schools_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_campuses_access_mode" AS ENUM('metro', 'tram', 'bus', 'train', 'bike', 'car');
  CREATE TYPE "public"."enum_campuses_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_campuses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campuses_v_version_access_mode" AS ENUM('metro', 'tram', 'bus', 'train', 'bike', 'car');
  CREATE TYPE "public"."enum__campuses_v_version_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__campuses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campuses_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_courses_rhythms" AS ENUM('initial', 'apprenticeship');
  CREATE TYPE "public"."enum_courses_languages" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_courses_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_courses_family" AS ENUM('interior', 'object', 'graphic', 'fashion', 'digital', 'foundation');
  CREATE TYPE "public"."enum_courses_level" AS ENUM('foundation', 'bachelor', 'master');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_rhythms" AS ENUM('initial', 'apprenticeship');
  CREATE TYPE "public"."enum__courses_v_version_languages" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum__courses_v_version_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__courses_v_version_family" AS ENUM('interior', 'object', 'graphic', 'fashion', 'digital', 'foundation');
  CREATE TYPE "public"."enum__courses_v_version_level" AS ENUM('foundation', 'bachelor', 'master');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_offerings_rhythm" AS ENUM('initial', 'apprenticeship');
  CREATE TYPE "public"."enum_offerings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offerings_v_version_rhythm" AS ENUM('initial', 'apprenticeship');
  CREATE TYPE "public"."enum__offerings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offerings_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_news_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_events_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('open-day', 'workshop', 'exhibition', 'conference', 'jury', 'fair');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('open-day', 'workshop', 'exhibition', 'conference', 'jury', 'fair');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_portfolios_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolios_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolios_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_pages_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'dynamic', 'empty');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_seo_metas_type" AS ENUM('name', 'property', 'itemprop');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'dynamic', 'empty');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_menus_type" AS ENUM('navbar', 'footer');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_type" AS ENUM('navbar', 'footer');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_crm_links_action" AS ENUM('contact', 'brochure', 'registration');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'service');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "schools_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_schools_social_type",
  	"url" varchar,
  	"visible" boolean DEFAULT true
  );
  
  CREATE TABLE "schools_home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "schools_home_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_schools_home_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "schools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"namespace" varchar,
  	"site_url" varchar,
  	"logo_id" integer,
  	"contact_address" varchar,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"home_image_id" integer,
  	"home_seo_share_image_id" integer,
  	"home_seo_prevent_indexing" boolean,
  	"seo_defaults_share_image_id" integer,
  	"seo_defaults_twitter_site" varchar,
  	"tag_manager_id" varchar,
  	"complaint_url" varchar,
  	"footer_frame_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_schools_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "schools_locales" (
  	"home_statement" varchar,
  	"home_introduction" varchar,
  	"home_body" jsonb,
  	"home_seo_meta_title" varchar,
  	"home_seo_meta_description" varchar,
  	"seo_defaults_site_name" varchar,
  	"seo_defaults_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__schools_v_version_social_type",
  	"url" varchar,
  	"visible" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_home_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__schools_v_version_home_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_namespace" varchar,
  	"version_site_url" varchar,
  	"version_logo_id" integer,
  	"version_contact_address" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_home_image_id" integer,
  	"version_home_seo_share_image_id" integer,
  	"version_home_seo_prevent_indexing" boolean,
  	"version_seo_defaults_share_image_id" integer,
  	"version_seo_defaults_twitter_site" varchar,
  	"version_tag_manager_id" varchar,
  	"version_complaint_url" varchar,
  	"version_footer_frame_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__schools_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__schools_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_schools_v_locales" (
  	"version_home_statement" varchar,
  	"version_home_introduction" varchar,
  	"version_home_body" jsonb,
  	"version_home_seo_meta_title" varchar,
  	"version_home_seo_meta_description" varchar,
  	"version_seo_defaults_site_name" varchar,
  	"version_seo_defaults_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campuses_access" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mode" "enum_campuses_access_mode",
  	"text" varchar
  );
  
  CREATE TABLE "campuses_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_campuses_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "campuses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"street" varchar,
  	"postal_code" varchar,
  	"city" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"seo_share_image_id" integer,
  	"seo_prevent_indexing" boolean,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_campuses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "campuses_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"introduction" varchar,
  	"opening_hours" varchar,
  	"body" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campuses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_campuses_v_version_access" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "enum__campuses_v_version_access_mode",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campuses_v_version_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__campuses_v_version_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campuses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_street" varchar,
  	"version_postal_code" varchar,
  	"version_city" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_seo_share_image_id" integer,
  	"version_seo_prevent_indexing" boolean,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__campuses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campuses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_campuses_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_introduction" varchar,
  	"version_opening_hours" varchar,
  	"version_body" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_campuses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "courses_rhythms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_courses_rhythms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_courses_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_curriculum" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"project" varchar
  );
  
  CREATE TABLE "courses_admission" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "courses_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_courses_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"family" "enum_courses_family",
  	"level" "enum_courses_level",
  	"duration" numeric,
  	"seo_share_image_id" integer,
  	"seo_prevent_indexing" boolean,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"introduction" varchar,
  	"diploma" varchar,
  	"entry_level" varchar,
  	"body" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_courses_v_version_rhythms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__courses_v_version_rhythms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__courses_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_curriculum" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"project" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_admission" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__courses_v_version_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_family" "enum__courses_v_version_family",
  	"version_level" "enum__courses_v_version_level",
  	"version_duration" numeric,
  	"version_seo_share_image_id" integer,
  	"version_seo_prevent_indexing" boolean,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_introduction" varchar,
  	"version_diploma" varchar,
  	"version_entry_level" varchar,
  	"version_body" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_courses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "offerings_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "offerings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_id" integer,
  	"campus_id" integer,
  	"rhythm" "enum_offerings_rhythm",
  	"fees" numeric,
  	"places" numeric,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offerings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_offerings_v_version_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offerings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_course_id" integer,
  	"version_campus_id" integer,
  	"version_rhythm" "enum__offerings_v_version_rhythm",
  	"version_fees" numeric,
  	"version_places" numeric,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offerings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offerings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "news_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_news_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"publish_date" timestamp(3) with time zone,
  	"campus_id" integer,
  	"image_id" integer,
  	"seo_share_image_id" integer,
  	"seo_prevent_indexing" boolean,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_version_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__news_v_version_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_campus_id" integer,
  	"version_image_id" integer,
  	"version_seo_share_image_id" integer,
  	"version_seo_prevent_indexing" boolean,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_events_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date_start" timestamp(3) with time zone,
  	"date_end" timestamp(3) with time zone,
  	"kind" "enum_events_kind",
  	"campus_id" integer,
  	"online" boolean,
  	"url" varchar,
  	"seo_share_image_id" integer,
  	"seo_prevent_indexing" boolean,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"place" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__events_v_version_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date_start" timestamp(3) with time zone,
  	"version_date_end" timestamp(3) with time zone,
  	"version_kind" "enum__events_v_version_kind",
  	"version_campus_id" integer,
  	"version_online" boolean,
  	"version_url" varchar,
  	"version_seo_share_image_id" integer,
  	"version_seo_prevent_indexing" boolean,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "portfolios" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_id" integer,
  	"campus_id" integer,
  	"year" numeric,
  	"student" varchar,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_portfolios_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "portfolios_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "portfolios_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "portfolios_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_portfolios_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_course_id" integer,
  	"version_campus_id" integer,
  	"version_year" numeric,
  	"version_student" varchar,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__portfolios_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__portfolios_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_portfolios_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_portfolios_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_portfolios_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_pages_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"layout" "enum_pages_layout" DEFAULT 'default',
  	"image_id" integer,
  	"seo_share_image_id" integer,
  	"seo_prevent_indexing" boolean,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"introduction" varchar,
  	"body" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_seo_metas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__pages_v_version_seo_metas_type" DEFAULT 'name',
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_layout" "enum__pages_v_version_layout" DEFAULT 'default',
  	"version_image_id" integer,
  	"version_seo_share_image_id" integer,
  	"version_seo_prevent_indexing" boolean,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_introduction" varchar,
  	"version_body" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"type" "enum_menus_type",
  	"body" jsonb,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_type" "enum__menus_v_version_type",
  	"version_body" jsonb,
  	"version_school_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "labels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "labels_locales" (
  	"text" varchar NOT NULL,
  	"shipped" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"hash" varchar,
  	"colour" varchar,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "crm_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_crm_links_action" NOT NULL,
  	"course_id" integer NOT NULL,
  	"campus_id" integer NOT NULL,
  	"school_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "crm_links_locales" (
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"schools_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"schools_id" integer,
  	"campuses_id" integer,
  	"courses_id" integer,
  	"offerings_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"portfolios_id" integer,
  	"pages_id" integer,
  	"menus_id" integer,
  	"labels_id" integer,
  	"redirects_id" integer,
  	"media_id" integer,
  	"crm_links_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "schools_social" ADD CONSTRAINT "schools_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_home_figures" ADD CONSTRAINT "schools_home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_home_seo_metas" ADD CONSTRAINT "schools_home_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_home_image_id_media_id_fk" FOREIGN KEY ("home_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_home_seo_share_image_id_media_id_fk" FOREIGN KEY ("home_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_seo_defaults_share_image_id_media_id_fk" FOREIGN KEY ("seo_defaults_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_locales" ADD CONSTRAINT "schools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_social" ADD CONSTRAINT "_schools_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_home_figures" ADD CONSTRAINT "_schools_v_version_home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_home_seo_metas" ADD CONSTRAINT "_schools_v_version_home_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_parent_id_schools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_home_image_id_media_id_fk" FOREIGN KEY ("version_home_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_home_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_home_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_seo_defaults_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_defaults_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_locales" ADD CONSTRAINT "_schools_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_access" ADD CONSTRAINT "campuses_access_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_seo_metas" ADD CONSTRAINT "campuses_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses" ADD CONSTRAINT "campuses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campuses" ADD CONSTRAINT "campuses_seo_share_image_id_media_id_fk" FOREIGN KEY ("seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campuses" ADD CONSTRAINT "campuses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campuses_locales" ADD CONSTRAINT "campuses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_rels" ADD CONSTRAINT "campuses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campuses_rels" ADD CONSTRAINT "campuses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_access" ADD CONSTRAINT "_campuses_v_version_access_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_version_seo_metas" ADD CONSTRAINT "_campuses_v_version_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v" ADD CONSTRAINT "_campuses_v_parent_id_campuses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v" ADD CONSTRAINT "_campuses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v" ADD CONSTRAINT "_campuses_v_version_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v" ADD CONSTRAINT "_campuses_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campuses_v_locales" ADD CONSTRAINT "_campuses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_rels" ADD CONSTRAINT "_campuses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campuses_v_rels" ADD CONSTRAINT "_campuses_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rhythms" ADD CONSTRAINT "courses_rhythms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_languages" ADD CONSTRAINT "courses_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_curriculum" ADD CONSTRAINT "courses_curriculum_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_admission" ADD CONSTRAINT "courses_admission_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_seo_metas" ADD CONSTRAINT "courses_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_seo_share_image_id_media_id_fk" FOREIGN KEY ("seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_texts" ADD CONSTRAINT "courses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_rhythms" ADD CONSTRAINT "_courses_v_version_rhythms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_languages" ADD CONSTRAINT "_courses_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_curriculum" ADD CONSTRAINT "_courses_v_version_curriculum_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_admission" ADD CONSTRAINT "_courses_v_version_admission_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_seo_metas" ADD CONSTRAINT "_courses_v_version_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_texts" ADD CONSTRAINT "_courses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offerings_start_dates" ADD CONSTRAINT "offerings_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offerings" ADD CONSTRAINT "offerings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offerings" ADD CONSTRAINT "offerings_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offerings" ADD CONSTRAINT "offerings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offerings_v_version_start_dates" ADD CONSTRAINT "_offerings_v_version_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offerings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offerings_v" ADD CONSTRAINT "_offerings_v_parent_id_offerings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offerings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offerings_v" ADD CONSTRAINT "_offerings_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offerings_v" ADD CONSTRAINT "_offerings_v_version_campus_id_campuses_id_fk" FOREIGN KEY ("version_campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offerings_v" ADD CONSTRAINT "_offerings_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_seo_metas" ADD CONSTRAINT "news_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_share_image_id_media_id_fk" FOREIGN KEY ("seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_seo_metas" ADD CONSTRAINT "_news_v_version_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_campus_id_campuses_id_fk" FOREIGN KEY ("version_campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_seo_metas" ADD CONSTRAINT "events_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_share_image_id_media_id_fk" FOREIGN KEY ("seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_seo_metas" ADD CONSTRAINT "_events_v_version_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_campus_id_campuses_id_fk" FOREIGN KEY ("version_campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolios_locales" ADD CONSTRAINT "portfolios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolios_texts" ADD CONSTRAINT "portfolios_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolios_rels" ADD CONSTRAINT "portfolios_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolios_rels" ADD CONSTRAINT "portfolios_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_parent_id_portfolios_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portfolios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_version_campus_id_campuses_id_fk" FOREIGN KEY ("version_campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v_locales" ADD CONSTRAINT "_portfolios_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portfolios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolios_v_texts" ADD CONSTRAINT "_portfolios_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_portfolios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolios_v_rels" ADD CONSTRAINT "_portfolios_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_portfolios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolios_v_rels" ADD CONSTRAINT "_portfolios_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_seo_metas" ADD CONSTRAINT "pages_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_share_image_id_media_id_fk" FOREIGN KEY ("seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_seo_metas" ADD CONSTRAINT "_pages_v_version_seo_metas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_share_image_id_media_id_fk" FOREIGN KEY ("version_seo_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "labels" ADD CONSTRAINT "labels_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "labels_locales" ADD CONSTRAINT "labels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "crm_links_locales" ADD CONSTRAINT "crm_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."crm_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campuses_fk" FOREIGN KEY ("campuses_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offerings_fk" FOREIGN KEY ("offerings_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolios_fk" FOREIGN KEY ("portfolios_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_crm_links_fk" FOREIGN KEY ("crm_links_id") REFERENCES "public"."crm_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_social_order_idx" ON "schools_social" USING btree ("_order");
  CREATE INDEX "schools_social_parent_id_idx" ON "schools_social" USING btree ("_parent_id");
  CREATE INDEX "schools_home_figures_order_idx" ON "schools_home_figures" USING btree ("_order");
  CREATE INDEX "schools_home_figures_parent_id_idx" ON "schools_home_figures" USING btree ("_parent_id");
  CREATE INDEX "schools_home_figures_locale_idx" ON "schools_home_figures" USING btree ("_locale");
  CREATE INDEX "schools_home_seo_metas_order_idx" ON "schools_home_seo_metas" USING btree ("_order");
  CREATE INDEX "schools_home_seo_metas_parent_id_idx" ON "schools_home_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "schools_home_seo_metas_locale_idx" ON "schools_home_seo_metas" USING btree ("_locale");
  CREATE UNIQUE INDEX "schools_namespace_idx" ON "schools" USING btree ("namespace");
  CREATE INDEX "schools_logo_idx" ON "schools" USING btree ("logo_id");
  CREATE INDEX "schools_home_home_image_idx" ON "schools" USING btree ("home_image_id");
  CREATE INDEX "schools_home_seo_home_seo_share_image_idx" ON "schools" USING btree ("home_seo_share_image_id");
  CREATE INDEX "schools_seo_defaults_seo_defaults_share_image_idx" ON "schools" USING btree ("seo_defaults_share_image_id");
  CREATE INDEX "schools_updated_at_idx" ON "schools" USING btree ("updated_at");
  CREATE INDEX "schools_created_at_idx" ON "schools" USING btree ("created_at");
  CREATE INDEX "schools__status_idx" ON "schools" USING btree ("_status");
  CREATE UNIQUE INDEX "schools_locales_locale_parent_id_unique" ON "schools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_social_order_idx" ON "_schools_v_version_social" USING btree ("_order");
  CREATE INDEX "_schools_v_version_social_parent_id_idx" ON "_schools_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_home_figures_order_idx" ON "_schools_v_version_home_figures" USING btree ("_order");
  CREATE INDEX "_schools_v_version_home_figures_parent_id_idx" ON "_schools_v_version_home_figures" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_home_figures_locale_idx" ON "_schools_v_version_home_figures" USING btree ("_locale");
  CREATE INDEX "_schools_v_version_home_seo_metas_order_idx" ON "_schools_v_version_home_seo_metas" USING btree ("_order");
  CREATE INDEX "_schools_v_version_home_seo_metas_parent_id_idx" ON "_schools_v_version_home_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_home_seo_metas_locale_idx" ON "_schools_v_version_home_seo_metas" USING btree ("_locale");
  CREATE INDEX "_schools_v_parent_idx" ON "_schools_v" USING btree ("parent_id");
  CREATE INDEX "_schools_v_version_version_namespace_idx" ON "_schools_v" USING btree ("version_namespace");
  CREATE INDEX "_schools_v_version_version_logo_idx" ON "_schools_v" USING btree ("version_logo_id");
  CREATE INDEX "_schools_v_version_home_version_home_image_idx" ON "_schools_v" USING btree ("version_home_image_id");
  CREATE INDEX "_schools_v_version_home_seo_version_home_seo_share_image_idx" ON "_schools_v" USING btree ("version_home_seo_share_image_id");
  CREATE INDEX "_schools_v_version_seo_defaults_version_seo_defaults_sha_idx" ON "_schools_v" USING btree ("version_seo_defaults_share_image_id");
  CREATE INDEX "_schools_v_version_version_updated_at_idx" ON "_schools_v" USING btree ("version_updated_at");
  CREATE INDEX "_schools_v_version_version_created_at_idx" ON "_schools_v" USING btree ("version_created_at");
  CREATE INDEX "_schools_v_version_version__status_idx" ON "_schools_v" USING btree ("version__status");
  CREATE INDEX "_schools_v_created_at_idx" ON "_schools_v" USING btree ("created_at");
  CREATE INDEX "_schools_v_updated_at_idx" ON "_schools_v" USING btree ("updated_at");
  CREATE INDEX "_schools_v_snapshot_idx" ON "_schools_v" USING btree ("snapshot");
  CREATE INDEX "_schools_v_published_locale_idx" ON "_schools_v" USING btree ("published_locale");
  CREATE INDEX "_schools_v_latest_idx" ON "_schools_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_schools_v_locales_locale_parent_id_unique" ON "_schools_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campuses_access_order_idx" ON "campuses_access" USING btree ("_order");
  CREATE INDEX "campuses_access_parent_id_idx" ON "campuses_access" USING btree ("_parent_id");
  CREATE INDEX "campuses_access_locale_idx" ON "campuses_access" USING btree ("_locale");
  CREATE INDEX "campuses_access_mode_idx" ON "campuses_access" USING btree ("mode");
  CREATE INDEX "campuses_seo_metas_order_idx" ON "campuses_seo_metas" USING btree ("_order");
  CREATE INDEX "campuses_seo_metas_parent_id_idx" ON "campuses_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "campuses_seo_metas_locale_idx" ON "campuses_seo_metas" USING btree ("_locale");
  CREATE INDEX "campuses_image_idx" ON "campuses" USING btree ("image_id");
  CREATE INDEX "campuses_seo_seo_share_image_idx" ON "campuses" USING btree ("seo_share_image_id");
  CREATE INDEX "campuses_school_idx" ON "campuses" USING btree ("school_id");
  CREATE INDEX "campuses_updated_at_idx" ON "campuses" USING btree ("updated_at");
  CREATE INDEX "campuses_created_at_idx" ON "campuses" USING btree ("created_at");
  CREATE INDEX "campuses__status_idx" ON "campuses" USING btree ("_status");
  CREATE INDEX "campuses_slug_idx" ON "campuses_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "campuses_locales_locale_parent_id_unique" ON "campuses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campuses_rels_order_idx" ON "campuses_rels" USING btree ("order");
  CREATE INDEX "campuses_rels_parent_idx" ON "campuses_rels" USING btree ("parent_id");
  CREATE INDEX "campuses_rels_path_idx" ON "campuses_rels" USING btree ("path");
  CREATE INDEX "campuses_rels_media_id_idx" ON "campuses_rels" USING btree ("media_id");
  CREATE INDEX "_campuses_v_version_access_order_idx" ON "_campuses_v_version_access" USING btree ("_order");
  CREATE INDEX "_campuses_v_version_access_parent_id_idx" ON "_campuses_v_version_access" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_version_access_locale_idx" ON "_campuses_v_version_access" USING btree ("_locale");
  CREATE INDEX "_campuses_v_version_access_mode_idx" ON "_campuses_v_version_access" USING btree ("mode");
  CREATE INDEX "_campuses_v_version_seo_metas_order_idx" ON "_campuses_v_version_seo_metas" USING btree ("_order");
  CREATE INDEX "_campuses_v_version_seo_metas_parent_id_idx" ON "_campuses_v_version_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_campuses_v_version_seo_metas_locale_idx" ON "_campuses_v_version_seo_metas" USING btree ("_locale");
  CREATE INDEX "_campuses_v_parent_idx" ON "_campuses_v" USING btree ("parent_id");
  CREATE INDEX "_campuses_v_version_version_image_idx" ON "_campuses_v" USING btree ("version_image_id");
  CREATE INDEX "_campuses_v_version_seo_version_seo_share_image_idx" ON "_campuses_v" USING btree ("version_seo_share_image_id");
  CREATE INDEX "_campuses_v_version_version_school_idx" ON "_campuses_v" USING btree ("version_school_id");
  CREATE INDEX "_campuses_v_version_version_updated_at_idx" ON "_campuses_v" USING btree ("version_updated_at");
  CREATE INDEX "_campuses_v_version_version_created_at_idx" ON "_campuses_v" USING btree ("version_created_at");
  CREATE INDEX "_campuses_v_version_version__status_idx" ON "_campuses_v" USING btree ("version__status");
  CREATE INDEX "_campuses_v_created_at_idx" ON "_campuses_v" USING btree ("created_at");
  CREATE INDEX "_campuses_v_updated_at_idx" ON "_campuses_v" USING btree ("updated_at");
  CREATE INDEX "_campuses_v_snapshot_idx" ON "_campuses_v" USING btree ("snapshot");
  CREATE INDEX "_campuses_v_published_locale_idx" ON "_campuses_v" USING btree ("published_locale");
  CREATE INDEX "_campuses_v_latest_idx" ON "_campuses_v" USING btree ("latest");
  CREATE INDEX "_campuses_v_version_version_slug_idx" ON "_campuses_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_campuses_v_locales_locale_parent_id_unique" ON "_campuses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campuses_v_rels_order_idx" ON "_campuses_v_rels" USING btree ("order");
  CREATE INDEX "_campuses_v_rels_parent_idx" ON "_campuses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_campuses_v_rels_path_idx" ON "_campuses_v_rels" USING btree ("path");
  CREATE INDEX "_campuses_v_rels_media_id_idx" ON "_campuses_v_rels" USING btree ("media_id");
  CREATE INDEX "courses_rhythms_order_idx" ON "courses_rhythms" USING btree ("order");
  CREATE INDEX "courses_rhythms_parent_idx" ON "courses_rhythms" USING btree ("parent_id");
  CREATE INDEX "courses_languages_order_idx" ON "courses_languages" USING btree ("order");
  CREATE INDEX "courses_languages_parent_idx" ON "courses_languages" USING btree ("parent_id");
  CREATE INDEX "courses_curriculum_order_idx" ON "courses_curriculum" USING btree ("_order");
  CREATE INDEX "courses_curriculum_parent_id_idx" ON "courses_curriculum" USING btree ("_parent_id");
  CREATE INDEX "courses_curriculum_locale_idx" ON "courses_curriculum" USING btree ("_locale");
  CREATE INDEX "courses_admission_order_idx" ON "courses_admission" USING btree ("_order");
  CREATE INDEX "courses_admission_parent_id_idx" ON "courses_admission" USING btree ("_parent_id");
  CREATE INDEX "courses_admission_locale_idx" ON "courses_admission" USING btree ("_locale");
  CREATE INDEX "courses_seo_metas_order_idx" ON "courses_seo_metas" USING btree ("_order");
  CREATE INDEX "courses_seo_metas_parent_id_idx" ON "courses_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "courses_seo_metas_locale_idx" ON "courses_seo_metas" USING btree ("_locale");
  CREATE INDEX "courses_image_idx" ON "courses" USING btree ("image_id");
  CREATE INDEX "courses_family_idx" ON "courses" USING btree ("family");
  CREATE INDEX "courses_level_idx" ON "courses" USING btree ("level");
  CREATE INDEX "courses_seo_seo_share_image_idx" ON "courses" USING btree ("seo_share_image_id");
  CREATE INDEX "courses_school_idx" ON "courses" USING btree ("school_id");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE INDEX "courses_slug_idx" ON "courses_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_texts_order_parent" ON "courses_texts" USING btree ("order","parent_id");
  CREATE INDEX "courses_texts_locale_parent" ON "courses_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_courses_v_version_rhythms_order_idx" ON "_courses_v_version_rhythms" USING btree ("order");
  CREATE INDEX "_courses_v_version_rhythms_parent_idx" ON "_courses_v_version_rhythms" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_languages_order_idx" ON "_courses_v_version_languages" USING btree ("order");
  CREATE INDEX "_courses_v_version_languages_parent_idx" ON "_courses_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_curriculum_order_idx" ON "_courses_v_version_curriculum" USING btree ("_order");
  CREATE INDEX "_courses_v_version_curriculum_parent_id_idx" ON "_courses_v_version_curriculum" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_curriculum_locale_idx" ON "_courses_v_version_curriculum" USING btree ("_locale");
  CREATE INDEX "_courses_v_version_admission_order_idx" ON "_courses_v_version_admission" USING btree ("_order");
  CREATE INDEX "_courses_v_version_admission_parent_id_idx" ON "_courses_v_version_admission" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_admission_locale_idx" ON "_courses_v_version_admission" USING btree ("_locale");
  CREATE INDEX "_courses_v_version_seo_metas_order_idx" ON "_courses_v_version_seo_metas" USING btree ("_order");
  CREATE INDEX "_courses_v_version_seo_metas_parent_id_idx" ON "_courses_v_version_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_seo_metas_locale_idx" ON "_courses_v_version_seo_metas" USING btree ("_locale");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_image_idx" ON "_courses_v" USING btree ("version_image_id");
  CREATE INDEX "_courses_v_version_version_family_idx" ON "_courses_v" USING btree ("version_family");
  CREATE INDEX "_courses_v_version_version_level_idx" ON "_courses_v" USING btree ("version_level");
  CREATE INDEX "_courses_v_version_seo_version_seo_share_image_idx" ON "_courses_v" USING btree ("version_seo_share_image_id");
  CREATE INDEX "_courses_v_version_version_school_idx" ON "_courses_v" USING btree ("version_school_id");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_texts_order_parent" ON "_courses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_courses_v_texts_locale_parent" ON "_courses_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "offerings_start_dates_order_idx" ON "offerings_start_dates" USING btree ("_order");
  CREATE INDEX "offerings_start_dates_parent_id_idx" ON "offerings_start_dates" USING btree ("_parent_id");
  CREATE INDEX "offerings_course_idx" ON "offerings" USING btree ("course_id");
  CREATE INDEX "offerings_campus_idx" ON "offerings" USING btree ("campus_id");
  CREATE INDEX "offerings_rhythm_idx" ON "offerings" USING btree ("rhythm");
  CREATE INDEX "offerings_school_idx" ON "offerings" USING btree ("school_id");
  CREATE INDEX "offerings_updated_at_idx" ON "offerings" USING btree ("updated_at");
  CREATE INDEX "offerings_created_at_idx" ON "offerings" USING btree ("created_at");
  CREATE INDEX "offerings__status_idx" ON "offerings" USING btree ("_status");
  CREATE INDEX "_offerings_v_version_start_dates_order_idx" ON "_offerings_v_version_start_dates" USING btree ("_order");
  CREATE INDEX "_offerings_v_version_start_dates_parent_id_idx" ON "_offerings_v_version_start_dates" USING btree ("_parent_id");
  CREATE INDEX "_offerings_v_parent_idx" ON "_offerings_v" USING btree ("parent_id");
  CREATE INDEX "_offerings_v_version_version_course_idx" ON "_offerings_v" USING btree ("version_course_id");
  CREATE INDEX "_offerings_v_version_version_campus_idx" ON "_offerings_v" USING btree ("version_campus_id");
  CREATE INDEX "_offerings_v_version_version_rhythm_idx" ON "_offerings_v" USING btree ("version_rhythm");
  CREATE INDEX "_offerings_v_version_version_school_idx" ON "_offerings_v" USING btree ("version_school_id");
  CREATE INDEX "_offerings_v_version_version_updated_at_idx" ON "_offerings_v" USING btree ("version_updated_at");
  CREATE INDEX "_offerings_v_version_version_created_at_idx" ON "_offerings_v" USING btree ("version_created_at");
  CREATE INDEX "_offerings_v_version_version__status_idx" ON "_offerings_v" USING btree ("version__status");
  CREATE INDEX "_offerings_v_created_at_idx" ON "_offerings_v" USING btree ("created_at");
  CREATE INDEX "_offerings_v_updated_at_idx" ON "_offerings_v" USING btree ("updated_at");
  CREATE INDEX "_offerings_v_snapshot_idx" ON "_offerings_v" USING btree ("snapshot");
  CREATE INDEX "_offerings_v_published_locale_idx" ON "_offerings_v" USING btree ("published_locale");
  CREATE INDEX "_offerings_v_latest_idx" ON "_offerings_v" USING btree ("latest");
  CREATE INDEX "news_seo_metas_order_idx" ON "news_seo_metas" USING btree ("_order");
  CREATE INDEX "news_seo_metas_parent_id_idx" ON "news_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "news_seo_metas_locale_idx" ON "news_seo_metas" USING btree ("_locale");
  CREATE INDEX "news_publish_date_idx" ON "news" USING btree ("publish_date");
  CREATE INDEX "news_campus_idx" ON "news" USING btree ("campus_id");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_seo_seo_share_image_idx" ON "news" USING btree ("seo_share_image_id");
  CREATE INDEX "news_school_idx" ON "news" USING btree ("school_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_version_seo_metas_order_idx" ON "_news_v_version_seo_metas" USING btree ("_order");
  CREATE INDEX "_news_v_version_seo_metas_parent_id_idx" ON "_news_v_version_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_seo_metas_locale_idx" ON "_news_v_version_seo_metas" USING btree ("_locale");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_publish_date_idx" ON "_news_v" USING btree ("version_publish_date");
  CREATE INDEX "_news_v_version_version_campus_idx" ON "_news_v" USING btree ("version_campus_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_seo_version_seo_share_image_idx" ON "_news_v" USING btree ("version_seo_share_image_id");
  CREATE INDEX "_news_v_version_version_school_idx" ON "_news_v" USING btree ("version_school_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_seo_metas_order_idx" ON "events_seo_metas" USING btree ("_order");
  CREATE INDEX "events_seo_metas_parent_id_idx" ON "events_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "events_seo_metas_locale_idx" ON "events_seo_metas" USING btree ("_locale");
  CREATE INDEX "events_date_start_idx" ON "events" USING btree ("date_start");
  CREATE INDEX "events_date_end_idx" ON "events" USING btree ("date_end");
  CREATE INDEX "events_kind_idx" ON "events" USING btree ("kind");
  CREATE INDEX "events_campus_idx" ON "events" USING btree ("campus_id");
  CREATE INDEX "events_seo_seo_share_image_idx" ON "events" USING btree ("seo_share_image_id");
  CREATE INDEX "events_school_idx" ON "events" USING btree ("school_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_slug_idx" ON "events_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_seo_metas_order_idx" ON "_events_v_version_seo_metas" USING btree ("_order");
  CREATE INDEX "_events_v_version_seo_metas_parent_id_idx" ON "_events_v_version_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_seo_metas_locale_idx" ON "_events_v_version_seo_metas" USING btree ("_locale");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_date_start_idx" ON "_events_v" USING btree ("version_date_start");
  CREATE INDEX "_events_v_version_version_date_end_idx" ON "_events_v" USING btree ("version_date_end");
  CREATE INDEX "_events_v_version_version_kind_idx" ON "_events_v" USING btree ("version_kind");
  CREATE INDEX "_events_v_version_version_campus_idx" ON "_events_v" USING btree ("version_campus_id");
  CREATE INDEX "_events_v_version_seo_version_seo_share_image_idx" ON "_events_v" USING btree ("version_seo_share_image_id");
  CREATE INDEX "_events_v_version_version_school_idx" ON "_events_v" USING btree ("version_school_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "portfolios_course_idx" ON "portfolios" USING btree ("course_id");
  CREATE INDEX "portfolios_campus_idx" ON "portfolios" USING btree ("campus_id");
  CREATE INDEX "portfolios_school_idx" ON "portfolios" USING btree ("school_id");
  CREATE INDEX "portfolios_updated_at_idx" ON "portfolios" USING btree ("updated_at");
  CREATE INDEX "portfolios_created_at_idx" ON "portfolios" USING btree ("created_at");
  CREATE INDEX "portfolios__status_idx" ON "portfolios" USING btree ("_status");
  CREATE INDEX "portfolios_slug_idx" ON "portfolios_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "portfolios_locales_locale_parent_id_unique" ON "portfolios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "portfolios_texts_order_parent" ON "portfolios_texts" USING btree ("order","parent_id");
  CREATE INDEX "portfolios_texts_locale_parent" ON "portfolios_texts" USING btree ("locale","parent_id");
  CREATE INDEX "portfolios_rels_order_idx" ON "portfolios_rels" USING btree ("order");
  CREATE INDEX "portfolios_rels_parent_idx" ON "portfolios_rels" USING btree ("parent_id");
  CREATE INDEX "portfolios_rels_path_idx" ON "portfolios_rels" USING btree ("path");
  CREATE INDEX "portfolios_rels_media_id_idx" ON "portfolios_rels" USING btree ("media_id");
  CREATE INDEX "_portfolios_v_parent_idx" ON "_portfolios_v" USING btree ("parent_id");
  CREATE INDEX "_portfolios_v_version_version_course_idx" ON "_portfolios_v" USING btree ("version_course_id");
  CREATE INDEX "_portfolios_v_version_version_campus_idx" ON "_portfolios_v" USING btree ("version_campus_id");
  CREATE INDEX "_portfolios_v_version_version_school_idx" ON "_portfolios_v" USING btree ("version_school_id");
  CREATE INDEX "_portfolios_v_version_version_updated_at_idx" ON "_portfolios_v" USING btree ("version_updated_at");
  CREATE INDEX "_portfolios_v_version_version_created_at_idx" ON "_portfolios_v" USING btree ("version_created_at");
  CREATE INDEX "_portfolios_v_version_version__status_idx" ON "_portfolios_v" USING btree ("version__status");
  CREATE INDEX "_portfolios_v_created_at_idx" ON "_portfolios_v" USING btree ("created_at");
  CREATE INDEX "_portfolios_v_updated_at_idx" ON "_portfolios_v" USING btree ("updated_at");
  CREATE INDEX "_portfolios_v_snapshot_idx" ON "_portfolios_v" USING btree ("snapshot");
  CREATE INDEX "_portfolios_v_published_locale_idx" ON "_portfolios_v" USING btree ("published_locale");
  CREATE INDEX "_portfolios_v_latest_idx" ON "_portfolios_v" USING btree ("latest");
  CREATE INDEX "_portfolios_v_version_version_slug_idx" ON "_portfolios_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_portfolios_v_locales_locale_parent_id_unique" ON "_portfolios_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_portfolios_v_texts_order_parent" ON "_portfolios_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_portfolios_v_texts_locale_parent" ON "_portfolios_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_portfolios_v_rels_order_idx" ON "_portfolios_v_rels" USING btree ("order");
  CREATE INDEX "_portfolios_v_rels_parent_idx" ON "_portfolios_v_rels" USING btree ("parent_id");
  CREATE INDEX "_portfolios_v_rels_path_idx" ON "_portfolios_v_rels" USING btree ("path");
  CREATE INDEX "_portfolios_v_rels_media_id_idx" ON "_portfolios_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_seo_metas_order_idx" ON "pages_seo_metas" USING btree ("_order");
  CREATE INDEX "pages_seo_metas_parent_id_idx" ON "pages_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "pages_seo_metas_locale_idx" ON "pages_seo_metas" USING btree ("_locale");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_seo_seo_share_image_idx" ON "pages" USING btree ("seo_share_image_id");
  CREATE INDEX "pages_school_idx" ON "pages" USING btree ("school_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_seo_metas_order_idx" ON "_pages_v_version_seo_metas" USING btree ("_order");
  CREATE INDEX "_pages_v_version_seo_metas_parent_id_idx" ON "_pages_v_version_seo_metas" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_seo_metas_locale_idx" ON "_pages_v_version_seo_metas" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_share_image_idx" ON "_pages_v" USING btree ("version_seo_share_image_id");
  CREATE INDEX "_pages_v_version_version_school_idx" ON "_pages_v" USING btree ("version_school_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_slug_idx" ON "menus" USING btree ("slug");
  CREATE INDEX "menus_type_idx" ON "menus" USING btree ("type");
  CREATE INDEX "menus_school_idx" ON "menus" USING btree ("school_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_slug_idx" ON "_menus_v" USING btree ("version_slug");
  CREATE INDEX "_menus_v_version_version_type_idx" ON "_menus_v" USING btree ("version_type");
  CREATE INDEX "_menus_v_version_version_school_idx" ON "_menus_v" USING btree ("version_school_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "labels_key_idx" ON "labels" USING btree ("key");
  CREATE INDEX "labels_school_idx" ON "labels" USING btree ("school_id");
  CREATE INDEX "labels_updated_at_idx" ON "labels" USING btree ("updated_at");
  CREATE INDEX "labels_created_at_idx" ON "labels" USING btree ("created_at");
  CREATE UNIQUE INDEX "labels_locales_locale_parent_id_unique" ON "labels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_school_idx" ON "redirects" USING btree ("school_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_school_idx" ON "media" USING btree ("school_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "crm_links_action_idx" ON "crm_links" USING btree ("action");
  CREATE INDEX "crm_links_course_idx" ON "crm_links" USING btree ("course_id");
  CREATE INDEX "crm_links_campus_idx" ON "crm_links" USING btree ("campus_id");
  CREATE INDEX "crm_links_school_idx" ON "crm_links" USING btree ("school_id");
  CREATE INDEX "crm_links_updated_at_idx" ON "crm_links" USING btree ("updated_at");
  CREATE INDEX "crm_links_created_at_idx" ON "crm_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "crm_links_locales_locale_parent_id_unique" ON "crm_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_schools_id_idx" ON "users_rels" USING btree ("schools_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_schools_id_idx" ON "payload_locked_documents_rels" USING btree ("schools_id");
  CREATE INDEX "payload_locked_documents_rels_campuses_id_idx" ON "payload_locked_documents_rels" USING btree ("campuses_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_offerings_id_idx" ON "payload_locked_documents_rels" USING btree ("offerings_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_portfolios_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolios_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_labels_id_idx" ON "payload_locked_documents_rels" USING btree ("labels_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_crm_links_id_idx" ON "payload_locked_documents_rels" USING btree ("crm_links_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export { down } from '../not-undone.ts';
