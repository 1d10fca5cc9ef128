import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`not_found\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`last_seen\` text NOT NULL,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`not_found_count_idx\` ON \`not_found\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`not_found_school_idx\` ON \`not_found\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`not_found_updated_at_idx\` ON \`not_found\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`not_found_created_at_idx\` ON \`not_found\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_path_idx\` ON \`not_found\` (\`school_id\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`change_journal\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sequence\` numeric,
  	\`collection\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`change_journal_sequence_idx\` ON \`change_journal\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`change_journal_updated_at_idx\` ON \`change_journal\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`change_journal_created_at_idx\` ON \`change_journal\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`automatic\` integer DEFAULT false;`)
}

export { down } from '../not-undone.ts';
