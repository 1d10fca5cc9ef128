import { defineConfig } from 'vitest/config';

/** PostgreSQL is tested where a server is named, as in CI. */
const postgres = process.env.TEST_POSTGRES_URL ? ['postgres'] : [];
/**
 * What takes long, and differs in nothing that is PostgreSQL's, or is the site's alone: seen on it before a release. Transactions,
 * locks, migrations, numbers, journal, schedules and trash are tested on both in each run.
 */
const longOnPostgres =
  process.env.TESTS === 'long'
    ? []
    : [
        'content/src/{access,dashboard,drafts,endpoints,integrity,media,publishing-checklist,school-files,uses}/**',
        'content/src/hooks/language-of-request.*',
        'content/src/second-factor/every-route.*',
        'site/**',
      ];
const inGit = ['**/node_modules/**', '**/.next/**', '**/build/**'];

/** Vitest leaves style sheets out, but for those that are read as text: the theme's colours. */
const css = { include: [/[.]css[?]raw$/] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          css,
          include: ['{bench,content,contract,deploy,docs,launcher,mirror,sample,site,tracing}/**/*.test.{ts,tsx}'],
          exclude: [...inGit, '**/*.reads.test.ts'],
        },
      },
      ...['sqlite', ...postgres].map((database, index) => ({
        test: {
          name: `reads on ${database}`,
          css,
          include: ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts'],
          exclude: database === 'postgres' ? [...inGit, ...longOnPostgres] : inGit,
          globalSetup: [`./e2e/environment/${database}.setup.ts`],
          testTimeout: 30_000,
          hookTimeout: 240_000,
          // One content service, one set of documents: the files take turns, and some hold a clock.
          fileParallelism: false,
          sequence: { groupOrder: index + 1 },
        },
      })),
    ],
  },
});
