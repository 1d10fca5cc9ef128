import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_qualiopi_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_qualiopi_categories_order_idx\` ON \`schools_qualiopi_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`schools_qualiopi_categories_parent_idx\` ON \`schools_qualiopi_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_financing\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'grant',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_financing_order_idx\` ON \`schools_financing\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_financing_parent_id_idx\` ON \`schools_financing\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_financing_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_financing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_financing_locales_locale_parent_id_unique\` ON \`schools_financing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_financing_locales_parent_idx\` ON \`schools_financing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_qualiopi_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_qualiopi_categories_order_idx\` ON \`_schools_v_version_qualiopi_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_qualiopi_categories_parent_idx\` ON \`_schools_v_version_qualiopi_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_financing\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'grant',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_financing_order_idx\` ON \`_schools_v_version_financing\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_financing_parent_id_idx\` ON \`_schools_v_version_financing\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_financing_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_financing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_financing_locales_locale_parent_id_unique\` ON \`_schools_v_version_financing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_financing_locales_parent_idx\` ON \`_schools_v_version_financing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_other_costs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	\`period\` text DEFAULT 'once',
  	\`apprentices\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_other_costs_order_idx\` ON \`courses_other_costs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_other_costs_parent_id_idx\` ON \`courses_other_costs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_other_costs_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses_other_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_other_costs_locales_locale_parent_id_unique\` ON \`courses_other_costs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_other_costs_locales_parent_idx\` ON \`courses_other_costs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_other_costs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`amount\` numeric,
  	\`period\` text DEFAULT 'once',
  	\`apprentices\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_other_costs_order_idx\` ON \`_courses_v_version_other_costs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_other_costs_parent_id_idx\` ON \`_courses_v_version_other_costs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_other_costs_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v_version_other_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_version_other_costs_locales_locale_parent_id_uniq\` ON \`_courses_v_version_other_costs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_other_costs_locales_parent_idx\` ON \`_courses_v_version_other_costs_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`qualiopi_number\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`qualiopi_certifier\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disability_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disability_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disability_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`instalments\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_qualiopi_number\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_qualiopi_certifier\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_disability_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_disability_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_disability_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_instalments\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`disability_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`disability_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`disability_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`housing_rent_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`housing_rent_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`housing_email\` text;`)
  await db.run(sql`ALTER TABLE \`campuses_locales\` ADD \`accessibility\` text;`)
  await db.run(sql`ALTER TABLE \`campuses_locales\` ADD \`housing_text\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_disability_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_disability_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_disability_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_housing_rent_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_housing_rent_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_housing_email\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v_locales\` ADD \`version_accessibility\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v_locales\` ADD \`version_housing_text\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`rncp\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_answers\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_asked\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_graduated\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_employed\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`outcomes_studying\` numeric;`)
  await db.run(sql`ALTER TABLE \`courses_locales\` ADD \`outcomes_source\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_rncp\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_answers\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_asked\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_graduated\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_employed\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_outcomes_studying\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v_locales\` ADD \`version_outcomes_source\` text;`)
}

export { down } from '../not-undone.ts';
