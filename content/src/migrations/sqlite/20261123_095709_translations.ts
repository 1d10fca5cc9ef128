import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The texts by which existing documents are judged: filled in both languages, they are translated. The next save judges all texts. */
const judged = [
  ...['campuses', 'courses', 'news', 'events', 'portfolios', 'pages'].map((table) => ({ table, text: 'title', slug: 'slug' })),
  { table: 'schools', text: 'home_statement' },
  { table: 'media', text: 'alt', hasVersions: false },
  { table: 'labels', text: 'text', hasVersions: false },
].flatMap(({ table, text, slug, hasVersions = true }: { table: string; text: string; slug?: string; hasVersions?: boolean }) => [
  { table, prefix: '', text, slug },
  ...(hasVersions ? [{ table: `_${table}_v`, prefix: 'version_', text, slug }] : []),
])

/** The statements that judge existing documents. @param cast to the type of the column */
const statements = (cast: (table: string, column: string) => string): string[] => [
  ...judged.map(({ table, prefix, text, slug }) => {
    const has = (locale: string, column: string) =>
      `EXISTS (SELECT 1 FROM "${table}_locales" AS "l" WHERE "l"."_parent_id" = "${table}"."id" AND "l"."_locale" = '${locale}' AND "l"."${prefix}${column}" <> '')`
    const partial = slug ? `WHEN ${has('fr', slug)} AND NOT ${has('en', slug)} THEN 'partial'` : ''
    return `UPDATE "${table}" SET "${prefix}translation" = (CASE
      WHEN ${has('fr', text)} AND NOT ${has('en', text)} THEN 'missing'
      WHEN ${has('en', text)} AND NOT ${has('fr', text)} THEN 'noOriginal'
      ${partial} ELSE 'complete' END)${cast(table, `${prefix}translation`)}`
  }),
  // The entries of a menu are JSON, with all languages in one column.
  ...[['menus', ''], ['_menus_v', 'version_']].map(([table = '', prefix]) => {
    const has = (locale: string) => `COALESCE(CAST("${prefix}body" AS TEXT), '') LIKE '%"${locale}":%'`
    return `UPDATE "${table}" SET "${prefix}translation" = (CASE WHEN ${has('fr')} AND NOT ${has('en')} THEN 'missing'
      WHEN ${has('en')} AND NOT ${has('fr')} THEN 'noOriginal' ELSE 'complete' END)${cast(table, `${prefix}translation`)}`
  }),
  // Only images have an alternative text.
  `UPDATE "media" SET "translation" = 'complete' WHERE "mime_type" NOT LIKE 'image/%'`,
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`schools_translation_idx\` ON \`schools\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_translation_idx\` ON \`_schools_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`campuses\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`campuses_translation_idx\` ON \`campuses\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_campuses_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_campuses_v_version_version_translation_idx\` ON \`_campuses_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`courses_translation_idx\` ON \`courses\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_translation_idx\` ON \`_courses_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`news_translation_idx\` ON \`news\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_translation_idx\` ON \`_news_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`events_translation_idx\` ON \`events\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_translation_idx\` ON \`_events_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`portfolios_translation_idx\` ON \`portfolios\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_portfolios_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolios_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_translation_idx\` ON \`_portfolios_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`pages_translation_idx\` ON \`pages\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_translation_idx\` ON \`_pages_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`menus_translation_idx\` ON \`menus\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_translation_idx\` ON \`_menus_v\` (\`version_translation\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`media_translation_idx\` ON \`media\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`labels\` ADD \`translation\` text;`)
  await db.run(sql`ALTER TABLE \`labels\` ADD \`translated_from\` text;`)
  await db.run(sql`CREATE INDEX \`labels_translation_idx\` ON \`labels\` (\`translation\`);`)
  for (const statement of statements(() => '')) await db.run(sql.raw(statement))
}

export { down } from '../not-undone.ts';
