import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visit_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`subject\` text DEFAULT '',
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`visit_counts_day_idx\` ON \`visit_counts\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visit_counts_school_idx\` ON \`visit_counts\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`visit_counts_updated_at_idx\` ON \`visit_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_counts_created_at_idx\` ON \`visit_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_day_event_subject_idx\` ON \`visit_counts\` (\`school_id\`,\`day\`,\`event\`,\`subject\`);`)
  await db.run(sql`CREATE TABLE \`visit_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_batches_batch_idx\` ON \`visit_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_day_idx\` ON \`visit_batches\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_updated_at_idx\` ON \`visit_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_created_at_idx\` ON \`visit_batches\` (\`created_at\`);`)
}

export { down } from '../not-undone.ts';
