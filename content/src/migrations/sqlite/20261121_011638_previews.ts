import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`nonce\` text NOT NULL,
  	\`editor_id\` integer NOT NULL,
  	\`expires\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_sessions_nonce_idx\` ON \`preview_sessions\` (\`nonce\`);`)
  await db.run(sql`CREATE INDEX \`preview_sessions_editor_idx\` ON \`preview_sessions\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_sessions_expires_idx\` ON \`preview_sessions\` (\`expires\`);`)
  await db.run(sql`CREATE INDEX \`preview_sessions_updated_at_idx\` ON \`preview_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_sessions_created_at_idx\` ON \`preview_sessions\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`preview_sessions_id\` integer REFERENCES preview_sessions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_sessions_id\`);`)
}

export { down } from '../not-undone.ts';
