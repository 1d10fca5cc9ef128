import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

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
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__schools_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_campuses_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__campuses_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_courses_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__courses_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_news_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__news_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_events_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__events_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_portfolios_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__portfolios_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_pages_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__pages_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_menus_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum__menus_v_version_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_media_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  CREATE TYPE "public"."enum_labels_translation" AS ENUM('missing', 'partial', 'outdated', 'complete', 'noOriginal');
  ALTER TABLE "schools" ADD COLUMN "translation" "enum_schools_translation";
  ALTER TABLE "schools" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_schools_v" ADD COLUMN "version_translation" "enum__schools_v_version_translation";
  ALTER TABLE "_schools_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "campuses" ADD COLUMN "translation" "enum_campuses_translation";
  ALTER TABLE "campuses" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_campuses_v" ADD COLUMN "version_translation" "enum__campuses_v_version_translation";
  ALTER TABLE "_campuses_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "courses" ADD COLUMN "translation" "enum_courses_translation";
  ALTER TABLE "courses" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_courses_v" ADD COLUMN "version_translation" "enum__courses_v_version_translation";
  ALTER TABLE "_courses_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "news" ADD COLUMN "translation" "enum_news_translation";
  ALTER TABLE "news" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_news_v" ADD COLUMN "version_translation" "enum__news_v_version_translation";
  ALTER TABLE "_news_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "events" ADD COLUMN "translation" "enum_events_translation";
  ALTER TABLE "events" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_translation" "enum__events_v_version_translation";
  ALTER TABLE "_events_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "portfolios" ADD COLUMN "translation" "enum_portfolios_translation";
  ALTER TABLE "portfolios" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_portfolios_v" ADD COLUMN "version_translation" "enum__portfolios_v_version_translation";
  ALTER TABLE "_portfolios_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "pages" ADD COLUMN "translation" "enum_pages_translation";
  ALTER TABLE "pages" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_translation" "enum__pages_v_version_translation";
  ALTER TABLE "_pages_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "menus" ADD COLUMN "translation" "enum_menus_translation";
  ALTER TABLE "menus" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_menus_v" ADD COLUMN "version_translation" "enum__menus_v_version_translation";
  ALTER TABLE "_menus_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "media" ADD COLUMN "translation" "enum_media_translation";
  ALTER TABLE "media" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "labels" ADD COLUMN "translation" "enum_labels_translation";
  ALTER TABLE "labels" ADD COLUMN "translated_from" jsonb;
  CREATE INDEX "schools_translation_idx" ON "schools" USING btree ("translation");
  CREATE INDEX "_schools_v_version_version_translation_idx" ON "_schools_v" USING btree ("version_translation");
  CREATE INDEX "campuses_translation_idx" ON "campuses" USING btree ("translation");
  CREATE INDEX "_campuses_v_version_version_translation_idx" ON "_campuses_v" USING btree ("version_translation");
  CREATE INDEX "courses_translation_idx" ON "courses" USING btree ("translation");
  CREATE INDEX "_courses_v_version_version_translation_idx" ON "_courses_v" USING btree ("version_translation");
  CREATE INDEX "news_translation_idx" ON "news" USING btree ("translation");
  CREATE INDEX "_news_v_version_version_translation_idx" ON "_news_v" USING btree ("version_translation");
  CREATE INDEX "events_translation_idx" ON "events" USING btree ("translation");
  CREATE INDEX "_events_v_version_version_translation_idx" ON "_events_v" USING btree ("version_translation");
  CREATE INDEX "portfolios_translation_idx" ON "portfolios" USING btree ("translation");
  CREATE INDEX "_portfolios_v_version_version_translation_idx" ON "_portfolios_v" USING btree ("version_translation");
  CREATE INDEX "pages_translation_idx" ON "pages" USING btree ("translation");
  CREATE INDEX "_pages_v_version_version_translation_idx" ON "_pages_v" USING btree ("version_translation");
  CREATE INDEX "menus_translation_idx" ON "menus" USING btree ("translation");
  CREATE INDEX "_menus_v_version_version_translation_idx" ON "_menus_v" USING btree ("version_translation");
  CREATE INDEX "media_translation_idx" ON "media" USING btree ("translation");
  CREATE INDEX "labels_translation_idx" ON "labels" USING btree ("translation");`)
  for (const statement of statements((table, column) => `::"enum_${table}_${column}"`)) await db.execute(sql.raw(statement))
}

export { down } from '../not-undone.ts';
