import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text,
  	\`url\` text,
  	\`visible\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_social_order_idx\` ON \`schools_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_social_parent_id_idx\` ON \`schools_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_home_figures_order_idx\` ON \`schools_home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_figures_parent_id_idx\` ON \`schools_home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_figures_locale_idx\` ON \`schools_home_figures\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`schools_home_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_home_seo_metas_order_idx\` ON \`schools_home_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_seo_metas_parent_id_idx\` ON \`schools_home_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_seo_metas_locale_idx\` ON \`schools_home_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`schools\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`namespace\` text,
  	\`site_url\` text,
  	\`logo_id\` integer,
  	\`contact_address\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`home_image_id\` integer,
  	\`home_seo_share_image_id\` integer,
  	\`home_seo_prevent_indexing\` integer,
  	\`seo_defaults_share_image_id\` integer,
  	\`seo_defaults_twitter_site\` text,
  	\`tag_manager_id\` text,
  	\`complaint_url\` text,
  	\`footer_frame_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_defaults_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_namespace_idx\` ON \`schools\` (\`namespace\`);`)
  await db.run(sql`CREATE INDEX \`schools_logo_idx\` ON \`schools\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_home_image_idx\` ON \`schools\` (\`home_image_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_seo_home_seo_share_image_idx\` ON \`schools\` (\`home_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_seo_defaults_seo_defaults_share_image_idx\` ON \`schools\` (\`seo_defaults_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_updated_at_idx\` ON \`schools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_created_at_idx\` ON \`schools\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`schools__status_idx\` ON \`schools\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`schools_locales\` (
  	\`home_statement\` text,
  	\`home_introduction\` text,
  	\`home_body\` text,
  	\`home_seo_meta_title\` text,
  	\`home_seo_meta_description\` text,
  	\`seo_defaults_site_name\` text,
  	\`seo_defaults_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_locales_locale_parent_id_unique\` ON \`schools_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text,
  	\`url\` text,
  	\`visible\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_social_order_idx\` ON \`_schools_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_social_parent_id_idx\` ON \`_schools_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_figures_order_idx\` ON \`_schools_v_version_home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_figures_parent_id_idx\` ON \`_schools_v_version_home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_figures_locale_idx\` ON \`_schools_v_version_home_figures\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_home_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_seo_metas_order_idx\` ON \`_schools_v_version_home_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_seo_metas_parent_id_idx\` ON \`_schools_v_version_home_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_seo_metas_locale_idx\` ON \`_schools_v_version_home_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_namespace\` text,
  	\`version_site_url\` text,
  	\`version_logo_id\` integer,
  	\`version_contact_address\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_email\` text,
  	\`version_home_image_id\` integer,
  	\`version_home_seo_share_image_id\` integer,
  	\`version_home_seo_prevent_indexing\` integer,
  	\`version_seo_defaults_share_image_id\` integer,
  	\`version_seo_defaults_twitter_site\` text,
  	\`version_tag_manager_id\` text,
  	\`version_complaint_url\` text,
  	\`version_footer_frame_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_defaults_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_parent_idx\` ON \`_schools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_namespace_idx\` ON \`_schools_v\` (\`version_namespace\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_logo_idx\` ON \`_schools_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_version_home_image_idx\` ON \`_schools_v\` (\`version_home_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_home_seo_version_home_seo_share_image_idx\` ON \`_schools_v\` (\`version_home_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_seo_defaults_version_seo_defaults_sha_idx\` ON \`_schools_v\` (\`version_seo_defaults_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_updated_at_idx\` ON \`_schools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_created_at_idx\` ON \`_schools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version__status_idx\` ON \`_schools_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_created_at_idx\` ON \`_schools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_updated_at_idx\` ON \`_schools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_snapshot_idx\` ON \`_schools_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_published_locale_idx\` ON \`_schools_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_latest_idx\` ON \`_schools_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_locales\` (
  	\`version_home_statement\` text,
  	\`version_home_introduction\` text,
  	\`version_home_body\` text,
  	\`version_home_seo_meta_title\` text,
  	\`version_home_seo_meta_description\` text,
  	\`version_seo_defaults_site_name\` text,
  	\`version_seo_defaults_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_locales_locale_parent_id_unique\` ON \`_schools_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campuses_access\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`mode\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_access_order_idx\` ON \`campuses_access\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campuses_access_parent_id_idx\` ON \`campuses_access\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_access_locale_idx\` ON \`campuses_access\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`campuses_access_mode_idx\` ON \`campuses_access\` (\`mode\`);`)
  await db.run(sql`CREATE TABLE \`campuses_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_seo_metas_order_idx\` ON \`campuses_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campuses_seo_metas_parent_id_idx\` ON \`campuses_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_seo_metas_locale_idx\` ON \`campuses_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`campuses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`street\` text,
  	\`postal_code\` text,
  	\`city\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`phone\` text,
  	\`email\` text,
  	\`seo_share_image_id\` integer,
  	\`seo_prevent_indexing\` integer,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_image_idx\` ON \`campuses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_seo_seo_share_image_idx\` ON \`campuses\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_school_idx\` ON \`campuses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_updated_at_idx\` ON \`campuses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campuses_created_at_idx\` ON \`campuses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`campuses__status_idx\` ON \`campuses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`campuses_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`introduction\` text,
  	\`opening_hours\` text,
  	\`body\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_slug_idx\` ON \`campuses_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campuses_locales_locale_parent_id_unique\` ON \`campuses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campuses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_rels_order_idx\` ON \`campuses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`campuses_rels_parent_idx\` ON \`campuses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_rels_path_idx\` ON \`campuses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`campuses_rels_media_id_idx\` ON \`campuses_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_access\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mode\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_access_order_idx\` ON \`_campuses_v_version_access\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_access_parent_id_idx\` ON \`_campuses_v_version_access\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_access_locale_idx\` ON \`_campuses_v_version_access\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_access_mode_idx\` ON \`_campuses_v_version_access\` (\`mode\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_seo_metas_order_idx\` ON \`_campuses_v_version_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_seo_metas_parent_id_idx\` ON \`_campuses_v_version_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_seo_metas_locale_idx\` ON \`_campuses_v_version_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_street\` text,
  	\`version_postal_code\` text,
  	\`version_city\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_seo_share_image_id\` integer,
  	\`version_seo_prevent_indexing\` integer,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_parent_idx\` ON \`_campuses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_image_idx\` ON \`_campuses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_seo_version_seo_share_image_idx\` ON \`_campuses_v\` (\`version_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_school_idx\` ON \`_campuses_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_updated_at_idx\` ON \`_campuses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_created_at_idx\` ON \`_campuses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version__status_idx\` ON \`_campuses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_created_at_idx\` ON \`_campuses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_updated_at_idx\` ON \`_campuses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_snapshot_idx\` ON \`_campuses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_published_locale_idx\` ON \`_campuses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_latest_idx\` ON \`_campuses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_introduction\` text,
  	\`version_opening_hours\` text,
  	\`version_body\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_slug_idx\` ON \`_campuses_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_campuses_v_locales_locale_parent_id_unique\` ON \`_campuses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_rels_order_idx\` ON \`_campuses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_rels_parent_idx\` ON \`_campuses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_rels_path_idx\` ON \`_campuses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_rels_media_id_idx\` ON \`_campuses_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_rhythms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_rhythms_order_idx\` ON \`courses_rhythms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_rhythms_parent_idx\` ON \`courses_rhythms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_languages_order_idx\` ON \`courses_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_languages_parent_idx\` ON \`courses_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_curriculum\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`project\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_curriculum_order_idx\` ON \`courses_curriculum\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_curriculum_parent_id_idx\` ON \`courses_curriculum\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_curriculum_locale_idx\` ON \`courses_curriculum\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`courses_admission\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_admission_order_idx\` ON \`courses_admission\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_admission_parent_id_idx\` ON \`courses_admission\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_admission_locale_idx\` ON \`courses_admission\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`courses_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_seo_metas_order_idx\` ON \`courses_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_seo_metas_parent_id_idx\` ON \`courses_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_seo_metas_locale_idx\` ON \`courses_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`family\` text,
  	\`level\` text,
  	\`duration\` numeric,
  	\`seo_share_image_id\` integer,
  	\`seo_prevent_indexing\` integer,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_image_idx\` ON \`courses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_family_idx\` ON \`courses\` (\`family\`);`)
  await db.run(sql`CREATE INDEX \`courses_level_idx\` ON \`courses\` (\`level\`);`)
  await db.run(sql`CREATE INDEX \`courses_seo_seo_share_image_idx\` ON \`courses\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`courses_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`introduction\` text,
  	\`diploma\` text,
  	\`entry_level\` text,
  	\`body\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_slug_idx\` ON \`courses_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_texts_order_parent\` ON \`courses_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_texts_locale_parent\` ON \`courses_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_rhythms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_rhythms_order_idx\` ON \`_courses_v_version_rhythms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_rhythms_parent_idx\` ON \`_courses_v_version_rhythms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_languages_order_idx\` ON \`_courses_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_languages_parent_idx\` ON \`_courses_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_curriculum\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`project\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_curriculum_order_idx\` ON \`_courses_v_version_curriculum\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_curriculum_parent_id_idx\` ON \`_courses_v_version_curriculum\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_curriculum_locale_idx\` ON \`_courses_v_version_curriculum\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_admission\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_admission_order_idx\` ON \`_courses_v_version_admission\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_admission_parent_id_idx\` ON \`_courses_v_version_admission\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_admission_locale_idx\` ON \`_courses_v_version_admission\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_seo_metas_order_idx\` ON \`_courses_v_version_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_seo_metas_parent_id_idx\` ON \`_courses_v_version_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_seo_metas_locale_idx\` ON \`_courses_v_version_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_family\` text,
  	\`version_level\` text,
  	\`version_duration\` numeric,
  	\`version_seo_share_image_id\` integer,
  	\`version_seo_prevent_indexing\` integer,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_parent_idx\` ON \`_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_image_idx\` ON \`_courses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_family_idx\` ON \`_courses_v\` (\`version_family\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_level_idx\` ON \`_courses_v\` (\`version_level\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_seo_version_seo_share_image_idx\` ON \`_courses_v\` (\`version_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_school_idx\` ON \`_courses_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_updated_at_idx\` ON \`_courses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_created_at_idx\` ON \`_courses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__status_idx\` ON \`_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_created_at_idx\` ON \`_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_updated_at_idx\` ON \`_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_snapshot_idx\` ON \`_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_published_locale_idx\` ON \`_courses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_latest_idx\` ON \`_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_introduction\` text,
  	\`version_diploma\` text,
  	\`version_entry_level\` text,
  	\`version_body\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_slug_idx\` ON \`_courses_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_locales_locale_parent_id_unique\` ON \`_courses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_texts_order_parent\` ON \`_courses_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_texts_locale_parent\` ON \`_courses_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offerings_start_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offerings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offerings_start_dates_order_idx\` ON \`offerings_start_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`offerings_start_dates_parent_id_idx\` ON \`offerings_start_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offerings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`course_id\` integer,
  	\`campus_id\` integer,
  	\`rhythm\` text,
  	\`fees\` numeric,
  	\`places\` numeric,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offerings_course_idx\` ON \`offerings\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`offerings_campus_idx\` ON \`offerings\` (\`campus_id\`);`)
  await db.run(sql`CREATE INDEX \`offerings_rhythm_idx\` ON \`offerings\` (\`rhythm\`);`)
  await db.run(sql`CREATE INDEX \`offerings_school_idx\` ON \`offerings\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`offerings_updated_at_idx\` ON \`offerings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offerings_created_at_idx\` ON \`offerings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offerings__status_idx\` ON \`offerings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_offerings_v_version_start_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_offerings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_start_dates_order_idx\` ON \`_offerings_v_version_start_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_start_dates_parent_id_idx\` ON \`_offerings_v_version_start_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offerings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_course_id\` integer,
  	\`version_campus_id\` integer,
  	\`version_rhythm\` text,
  	\`version_fees\` numeric,
  	\`version_places\` numeric,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offerings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offerings_v_parent_idx\` ON \`_offerings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_course_idx\` ON \`_offerings_v\` (\`version_course_id\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_campus_idx\` ON \`_offerings_v\` (\`version_campus_id\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_rhythm_idx\` ON \`_offerings_v\` (\`version_rhythm\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_school_idx\` ON \`_offerings_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_updated_at_idx\` ON \`_offerings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version_created_at_idx\` ON \`_offerings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_version_version__status_idx\` ON \`_offerings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_created_at_idx\` ON \`_offerings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_updated_at_idx\` ON \`_offerings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_snapshot_idx\` ON \`_offerings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_published_locale_idx\` ON \`_offerings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_offerings_v_latest_idx\` ON \`_offerings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`news_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_seo_metas_order_idx\` ON \`news_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_metas_parent_id_idx\` ON \`news_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_metas_locale_idx\` ON \`news_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`publish_date\` text,
  	\`campus_id\` integer,
  	\`image_id\` integer,
  	\`seo_share_image_id\` integer,
  	\`seo_prevent_indexing\` integer,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_publish_date_idx\` ON \`news\` (\`publish_date\`);`)
  await db.run(sql`CREATE INDEX \`news_campus_idx\` ON \`news\` (\`campus_id\`);`)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_seo_share_image_idx\` ON \`news\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_school_idx\` ON \`news\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_slug_idx\` ON \`news_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_metas_order_idx\` ON \`_news_v_version_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_metas_parent_id_idx\` ON \`_news_v_version_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_metas_locale_idx\` ON \`_news_v_version_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_publish_date\` text,
  	\`version_campus_id\` integer,
  	\`version_image_id\` integer,
  	\`version_seo_share_image_id\` integer,
  	\`version_seo_prevent_indexing\` integer,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_publish_date_idx\` ON \`_news_v\` (\`version_publish_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_campus_idx\` ON \`_news_v\` (\`version_campus_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_version_seo_share_image_idx\` ON \`_news_v\` (\`version_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_school_idx\` ON \`_news_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_seo_metas_order_idx\` ON \`events_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_metas_parent_id_idx\` ON \`events_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_metas_locale_idx\` ON \`events_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date_start\` text,
  	\`date_end\` text,
  	\`kind\` text,
  	\`campus_id\` integer,
  	\`online\` integer,
  	\`url\` text,
  	\`seo_share_image_id\` integer,
  	\`seo_prevent_indexing\` integer,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_date_start_idx\` ON \`events\` (\`date_start\`);`)
  await db.run(sql`CREATE INDEX \`events_date_end_idx\` ON \`events\` (\`date_end\`);`)
  await db.run(sql`CREATE INDEX \`events_kind_idx\` ON \`events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`events_campus_idx\` ON \`events\` (\`campus_id\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_seo_share_image_idx\` ON \`events\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_school_idx\` ON \`events\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`place\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_slug_idx\` ON \`events_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_metas_order_idx\` ON \`_events_v_version_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_metas_parent_id_idx\` ON \`_events_v_version_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_metas_locale_idx\` ON \`_events_v_version_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_date_start\` text,
  	\`version_date_end\` text,
  	\`version_kind\` text,
  	\`version_campus_id\` integer,
  	\`version_online\` integer,
  	\`version_url\` text,
  	\`version_seo_share_image_id\` integer,
  	\`version_seo_prevent_indexing\` integer,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_start_idx\` ON \`_events_v\` (\`version_date_start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_end_idx\` ON \`_events_v\` (\`version_date_end\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_kind_idx\` ON \`_events_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_campus_idx\` ON \`_events_v\` (\`version_campus_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_version_seo_share_image_idx\` ON \`_events_v\` (\`version_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_school_idx\` ON \`_events_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_place\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolios\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`course_id\` integer,
  	\`campus_id\` integer,
  	\`year\` numeric,
  	\`student\` text,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolios_course_idx\` ON \`portfolios\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_campus_idx\` ON \`portfolios\` (\`campus_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_school_idx\` ON \`portfolios\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_updated_at_idx\` ON \`portfolios\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_created_at_idx\` ON \`portfolios\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios__status_idx\` ON \`portfolios\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`portfolios_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolios_slug_idx\` ON \`portfolios_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`portfolios_locales_locale_parent_id_unique\` ON \`portfolios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolios_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolios_texts_order_parent\` ON \`portfolios_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_texts_locale_parent\` ON \`portfolios_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolios_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolios_rels_order_idx\` ON \`portfolios_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_rels_parent_idx\` ON \`portfolios_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_rels_path_idx\` ON \`portfolios_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_rels_media_id_idx\` ON \`portfolios_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_course_id\` integer,
  	\`version_campus_id\` integer,
  	\`version_year\` numeric,
  	\`version_student\` text,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_parent_idx\` ON \`_portfolios_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_course_idx\` ON \`_portfolios_v\` (\`version_course_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_campus_idx\` ON \`_portfolios_v\` (\`version_campus_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_school_idx\` ON \`_portfolios_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_updated_at_idx\` ON \`_portfolios_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_created_at_idx\` ON \`_portfolios_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version__status_idx\` ON \`_portfolios_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_created_at_idx\` ON \`_portfolios_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_updated_at_idx\` ON \`_portfolios_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_snapshot_idx\` ON \`_portfolios_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_published_locale_idx\` ON \`_portfolios_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_latest_idx\` ON \`_portfolios_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_portfolios_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_slug_idx\` ON \`_portfolios_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_portfolios_v_locales_locale_parent_id_unique\` ON \`_portfolios_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_portfolios_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_texts_order_parent\` ON \`_portfolios_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_texts_locale_parent\` ON \`_portfolios_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_portfolios_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_rels_order_idx\` ON \`_portfolios_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_rels_parent_idx\` ON \`_portfolios_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_rels_path_idx\` ON \`_portfolios_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_rels_media_id_idx\` ON \`_portfolios_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_metas_order_idx\` ON \`pages_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_metas_parent_id_idx\` ON \`pages_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_metas_locale_idx\` ON \`pages_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`layout\` text DEFAULT 'default',
  	\`image_id\` integer,
  	\`seo_share_image_id\` integer,
  	\`seo_prevent_indexing\` integer,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_share_image_idx\` ON \`pages\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_school_idx\` ON \`pages\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`introduction\` text,
  	\`body\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_seo_metas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'name',
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_metas_order_idx\` ON \`_pages_v_version_seo_metas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_metas_parent_id_idx\` ON \`_pages_v_version_seo_metas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_metas_locale_idx\` ON \`_pages_v_version_seo_metas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_parent_id\` integer,
  	\`version_layout\` text DEFAULT 'default',
  	\`version_image_id\` integer,
  	\`version_seo_share_image_id\` integer,
  	\`version_seo_prevent_indexing\` integer,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_share_image_idx\` ON \`_pages_v\` (\`version_seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_school_idx\` ON \`_pages_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_introduction\` text,
  	\`version_body\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`type\` text,
  	\`body\` text,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_slug_idx\` ON \`menus\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`menus_type_idx\` ON \`menus\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`menus_school_idx\` ON \`menus\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_body\` text,
  	\`version_school_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_slug_idx\` ON \`_menus_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_type_idx\` ON \`_menus_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_school_idx\` ON \`_menus_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`labels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`labels_key_idx\` ON \`labels\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`labels_school_idx\` ON \`labels\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`labels_updated_at_idx\` ON \`labels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`labels_created_at_idx\` ON \`labels\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`labels_locales\` (
  	\`text\` text NOT NULL,
  	\`shipped\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`labels_locales_locale_parent_id_unique\` ON \`labels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_school_idx\` ON \`redirects\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`credit\` text,
  	\`hash\` text,
  	\`colour\` text,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_hash_idx\` ON \`media\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`media_school_idx\` ON \`media\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`crm_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`course_id\` integer NOT NULL,
  	\`campus_id\` integer NOT NULL,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`campus_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`crm_links_action_idx\` ON \`crm_links\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_course_idx\` ON \`crm_links\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_campus_idx\` ON \`crm_links\` (\`campus_id\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_school_idx\` ON \`crm_links\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_updated_at_idx\` ON \`crm_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_created_at_idx\` ON \`crm_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`crm_links_locales\` (
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`crm_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`crm_links_locales_locale_parent_id_unique\` ON \`crm_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_schools_id_idx\` ON \`users_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	\`campuses_id\` integer,
  	\`courses_id\` integer,
  	\`offerings_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`portfolios_id\` integer,
  	\`pages_id\` integer,
  	\`menus_id\` integer,
  	\`labels_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`crm_links_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campuses_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offerings_id\`) REFERENCES \`offerings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolios_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`crm_links_id\`) REFERENCES \`crm_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campuses_id_idx\` ON \`payload_locked_documents_rels\` (\`campuses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offerings_id_idx\` ON \`payload_locked_documents_rels\` (\`offerings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolios_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_labels_id_idx\` ON \`payload_locked_documents_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_crm_links_id_idx\` ON \`payload_locked_documents_rels\` (\`crm_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export { down } from '../not-undone.ts';
