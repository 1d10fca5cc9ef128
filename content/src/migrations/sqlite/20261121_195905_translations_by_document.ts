import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`schools_locales_parent_idx\` ON \`schools_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_locales_parent_idx\` ON \`_schools_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campuses_locales_parent_idx\` ON \`campuses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campuses_v_locales_parent_idx\` ON \`_campuses_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_locales_parent_idx\` ON \`courses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_locales_parent_idx\` ON \`_courses_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_locales_parent_idx\` ON \`portfolios_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_locales_parent_idx\` ON \`_portfolios_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`labels_locales_parent_idx\` ON \`labels_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`crm_links_locales_parent_idx\` ON \`crm_links_locales\` (\`_parent_id\`);`)
}

export { down } from '../not-undone.ts';
