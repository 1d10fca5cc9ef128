import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_synonyms_order_idx\` ON \`schools_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_synonyms_parent_id_idx\` ON \`schools_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_synonyms_locale_idx\` ON \`schools_synonyms\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_synonyms_order_idx\` ON \`_schools_v_version_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_synonyms_parent_id_idx\` ON \`_schools_v_version_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_synonyms_locale_idx\` ON \`_schools_v_version_synonyms\` (\`_locale\`);`)
}

export { down } from '../not-undone.ts';
