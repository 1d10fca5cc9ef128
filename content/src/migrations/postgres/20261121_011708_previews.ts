import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nonce" varchar NOT NULL,
  	"editor_id" integer NOT NULL,
  	"expires" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_sessions_id" integer;
  ALTER TABLE "preview_sessions" ADD CONSTRAINT "preview_sessions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "preview_sessions_nonce_idx" ON "preview_sessions" USING btree ("nonce");
  CREATE INDEX "preview_sessions_editor_idx" ON "preview_sessions" USING btree ("editor_id");
  CREATE INDEX "preview_sessions_expires_idx" ON "preview_sessions" USING btree ("expires");
  CREATE INDEX "preview_sessions_updated_at_idx" ON "preview_sessions" USING btree ("updated_at");
  CREATE INDEX "preview_sessions_created_at_idx" ON "preview_sessions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_sessions_fk" FOREIGN KEY ("preview_sessions_id") REFERENCES "public"."preview_sessions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_preview_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_sessions_id");`)
}

export { down } from '../not-undone.ts';
