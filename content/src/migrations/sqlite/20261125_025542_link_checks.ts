import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`link_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`reason\` text,
  	\`failing_since\` text,
  	\`checked_at\` text NOT NULL,
  	\`documents\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_checks_url_idx\` ON \`link_checks\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`link_checks_state_idx\` ON \`link_checks\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`link_checks_updated_at_idx\` ON \`link_checks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`link_checks_created_at_idx\` ON \`link_checks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`link_check_nights\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`night\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_check_nights_night_idx\` ON \`link_check_nights\` (\`night\`);`)
  await db.run(sql`CREATE INDEX \`link_check_nights_updated_at_idx\` ON \`link_check_nights\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`link_check_nights_created_at_idx\` ON \`link_check_nights\` (\`created_at\`);`)
}

export { down } from '../not-undone.ts';
