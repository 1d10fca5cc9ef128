import { defineConfig } from 'vitest/config';

/** PostgreSQL is tested where a server is named, as in CI. */
const postgres = process.env.TEST_POSTGRES_URL ? ['postgres'] : [];
const isLong = process.env.TESTS === 'long';
/** What takes long and walks every route, every document or a server for files: seen before a release. */
const longOnly = isLong ? [] : ['content/src/{config/storage,integrity/*,second-factor/every-route}.*'];
/** What is tested on PostgreSQL in each run: transactions, locks, migrations, numbers, journal and schedules. The rest: before a release. */
const onPostgres = isLong
  ? ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts']
  : ['content/src/{change-journal,config,conflicts,hooks,repetitions,scheduling,setup}/**/*.reads.test.ts'];
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
          exclude: [...inGit, ...longOnly, '**/*.reads.test.ts'],
          // Both cores, each with one environment for all of its files: a new one for each took longer than the tests.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 15_000,
        },
      },
      ...['sqlite', ...postgres].map((database, index) => ({
        test: {
          name: `reads on ${database}`,
          css,
          include: database === 'postgres' ? onPostgres : ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts'],
          exclude: [...inGit, ...longOnly],
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
