import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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

export { down } from '../not-undone.ts';
