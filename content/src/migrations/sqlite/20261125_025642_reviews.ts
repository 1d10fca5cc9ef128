import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document_collection\` text NOT NULL,
  	\`document_id\` numeric NOT NULL,
  	\`open\` text,
  	\`comment\` text NOT NULL,
  	\`requested_by_id\` integer,
  	\`requested_at\` text NOT NULL,
  	\`outcome\` text,
  	\`answer\` text,
  	\`ended_by_id\` integer,
  	\`ended_at\` text,
  	\`school_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`requested_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`ended_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_open_idx\` ON \`reviews\` (\`open\`);`)
  await db.run(sql`CREATE INDEX \`reviews_requested_by_idx\` ON \`reviews\` (\`requested_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_ended_by_idx\` ON \`reviews\` (\`ended_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_school_idx\` ON \`reviews\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documentCollection_documentId_idx\` ON \`reviews\` (\`document_collection\`,\`document_id\`);`)
}

export { down } from '../not-undone.ts';
