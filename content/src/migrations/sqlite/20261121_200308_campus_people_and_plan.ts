import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`campuses_landmarks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`letter\` text,
  	\`minutes\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_landmarks_order_idx\` ON \`campuses_landmarks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campuses_landmarks_parent_id_idx\` ON \`campuses_landmarks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campuses_landmarks_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses_landmarks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campuses_landmarks_locales_locale_parent_id_unique\` ON \`campuses_landmarks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campuses_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`portrait_id\` integer,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campuses_people_order_idx\` ON \`campuses_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campuses_people_parent_id_idx\` ON \`campuses_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_people_portrait_idx\` ON \`campuses_people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`campuses_people_locales\` (
  	\`role\` text,
  	\`about\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campuses_people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campuses_people_locales_locale_parent_id_unique\` ON \`campuses_people_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_landmarks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`letter\` text,
  	\`minutes\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_landmarks_order_idx\` ON \`_campuses_v_version_landmarks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_landmarks_parent_id_idx\` ON \`_campuses_v_version_landmarks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_landmarks_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v_version_landmarks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_campuses_v_version_landmarks_locales_locale_parent_id_uniqu\` ON \`_campuses_v_version_landmarks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`portrait_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_people_order_idx\` ON \`_campuses_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_people_parent_id_idx\` ON \`_campuses_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_people_portrait_idx\` ON \`_campuses_v_version_people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`_campuses_v_version_people_locales\` (
  	\`role\` text,
  	\`about\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campuses_v_version_people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_campuses_v_version_people_locales_locale_parent_id_unique\` ON \`_campuses_v_version_people_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`plan_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`campuses_plan_idx\` ON \`campuses\` (\`plan_id\`);`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_plan_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_plan_idx\` ON \`_campuses_v\` (\`version_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_landmarks_locales_parent_idx\` ON \`campuses_landmarks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_people_locales_parent_idx\` ON \`campuses_people_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_landmarks_locales_parent_idx\` ON \`_campuses_v_version_landmarks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_people_locales_parent_idx\` ON \`_campuses_v_version_people_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`campuses_landmarks\`;`)
  await db.run(sql`DROP TABLE \`campuses_landmarks_locales\`;`)
  await db.run(sql`DROP TABLE \`campuses_people\`;`)
  await db.run(sql`DROP TABLE \`campuses_people_locales\`;`)
  await db.run(sql`DROP TABLE \`_campuses_v_version_landmarks\`;`)
  await db.run(sql`DROP TABLE \`_campuses_v_version_landmarks_locales\`;`)
  await db.run(sql`DROP TABLE \`_campuses_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_campuses_v_version_people_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_campuses\` (
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
  await db.run(sql`INSERT INTO \`__new_campuses\`("id", "image_id", "street", "postal_code", "city", "latitude", "longitude", "phone", "email", "seo_share_image_id", "seo_prevent_indexing", "school_id", "updated_at", "created_at", "_status") SELECT "id", "image_id", "street", "postal_code", "city", "latitude", "longitude", "phone", "email", "seo_share_image_id", "seo_prevent_indexing", "school_id", "updated_at", "created_at", "_status" FROM \`campuses\`;`)
  await db.run(sql`DROP TABLE \`campuses\`;`)
  await db.run(sql`ALTER TABLE \`__new_campuses\` RENAME TO \`campuses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`campuses_image_idx\` ON \`campuses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_seo_seo_share_image_idx\` ON \`campuses\` (\`seo_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_school_idx\` ON \`campuses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_updated_at_idx\` ON \`campuses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campuses_created_at_idx\` ON \`campuses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`campuses__status_idx\` ON \`campuses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__campuses_v\` (
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
  await db.run(sql`INSERT INTO \`__new__campuses_v\`("id", "parent_id", "version_image_id", "version_street", "version_postal_code", "version_city", "version_latitude", "version_longitude", "version_phone", "version_email", "version_seo_share_image_id", "version_seo_prevent_indexing", "version_school_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_image_id", "version_street", "version_postal_code", "version_city", "version_latitude", "version_longitude", "version_phone", "version_email", "version_seo_share_image_id", "version_seo_prevent_indexing", "version_school_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_campuses_v\`;`)
  await db.run(sql`DROP TABLE \`_campuses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__campuses_v\` RENAME TO \`_campuses_v\`;`)
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
}
