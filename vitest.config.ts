import { defineConfig } from 'vitest/config';

/** PostgreSQL is tested where a server is named, as in CI. */
const postgres = process.env.TEST_POSTGRES_URL ? ['postgres'] : [];
const reads = ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts'];
/**
 * What PostgreSQL does in its own way (transactions, locks, numbers, journal, schedules, redirects, trash, counters) is
 * tested on it in each run; the rest before a release.
 */
const readsOnPostgres =
  process.env.TESTS === 'long'
    ? reads
    : [
        'content/src/{change-journal,config,hooks}/**/*.reads.test.ts',
        'content/src/features/{conflicts,legacy-redirects,repetitions,scheduling,trash}/**/*.reads.test.ts',
        'content/tests/**/*.reads.test.ts',
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
          // Both cores, each with one environment for all of its files: a new one for each took longer than the tests.
          maxWorkers: 2,
          isolate: false,
        },
      },
      ...['sqlite', ...postgres].map((database, index) => ({
        test: {
          name: `reads on ${database}`,
          css,
          include: database === 'postgres' ? readsOnPostgres : reads,
          exclude: inGit,
          globalSetup: [`./e2e/environment/vitest/${database}.setup.ts`],
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
