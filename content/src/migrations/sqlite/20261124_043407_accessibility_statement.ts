import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_accessibility_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'non-conformity',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_accessibility_exceptions_order_idx\` ON \`schools_accessibility_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_accessibility_exceptions_parent_id_idx\` ON \`schools_accessibility_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_accessibility_exceptions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_accessibility_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_accessibility_exceptions_locales_locale_parent_id_un\` ON \`schools_accessibility_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_accessibility_exceptions_locales_parent_idx\` ON \`schools_accessibility_exceptions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_accessibility_environments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_accessibility_environments_order_idx\` ON \`schools_accessibility_environments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_accessibility_environments_parent_id_idx\` ON \`schools_accessibility_environments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_accessibility_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_accessibility_pages_order_idx\` ON \`schools_accessibility_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_accessibility_pages_parent_id_idx\` ON \`schools_accessibility_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_accessibility_pages_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_accessibility_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_accessibility_pages_locales_locale_parent_id_unique\` ON \`schools_accessibility_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_accessibility_pages_locales_parent_idx\` ON \`schools_accessibility_pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accessibility_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'non-conformity',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_exceptions_order_idx\` ON \`_schools_v_version_accessibility_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_exceptions_parent_id_idx\` ON \`_schools_v_version_accessibility_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accessibility_exceptions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_accessibility_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_accessibility_exceptions_locales_locale_p\` ON \`_schools_v_version_accessibility_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_exceptions_locales_parent_idx\` ON \`_schools_v_version_accessibility_exceptions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accessibility_environments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_environments_order_idx\` ON \`_schools_v_version_accessibility_environments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_environments_parent_id_idx\` ON \`_schools_v_version_accessibility_environments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accessibility_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_pages_order_idx\` ON \`_schools_v_version_accessibility_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_pages_parent_id_idx\` ON \`_schools_v_version_accessibility_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accessibility_pages_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_accessibility_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_accessibility_pages_locales_locale_parent\` ON \`_schools_v_version_accessibility_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accessibility_pages_locales_parent_idx\` ON \`_schools_v_version_accessibility_pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`accessibility_date\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`accessibility_rate\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`accessibility_email\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`accessibility_phone\` text;`)
  await db.run(sql`ALTER TABLE \`schools_locales\` ADD \`accessibility_auditor\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_accessibility_date\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_accessibility_rate\` numeric;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_accessibility_email\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_accessibility_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v_locales\` ADD \`version_accessibility_auditor\` text;`)
}

export { down } from '../not-undone.ts';
