import { defineConfig } from 'vitest/config';

/** PostgreSQL is tested where a server is named, as in CI. */
const postgres = process.env.TEST_POSTGRES_URL ? ['postgres'] : [];
const reads = ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts'];
const isLong = process.env.TESTS === 'long';
/**
 * What PostgreSQL does in its own way (transactions, locks, numbers, journal, schedules, counters, files after a commit) is tested
 * on it in each run; the rest before a release.
 */
const readsOnPostgres = isLong
  ? reads
  : [
      'content/src/{change-journal,database}/**/*.reads.test.ts',
      'content/src/features/{conflicts,scheduling}/**/*.reads.test.ts',
      'content/src/media/source-files/**/*.reads.test.ts',
      'content/tests/visits.reads.test.ts',
    ];
const generated = ['**/node_modules/**', '**/.next/**', '**/build/**'];
/** Before a release only: each takes 20 to 45 seconds, because it starts services of its own or calls every route. */
const beforeRelease = [
  'content/src/{database/several-services,config/storage}.test.ts',
  'content/src/setup/set-up.reads.test.ts',
  'content/src/features/second-factor/every-route.reads.test.ts',
  'content/src/features/link-checks/link-checks.reads.test.ts',
];
const excluded = isLong ? generated : [...generated, ...beforeRelease];

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
          exclude: [...excluded, '**/*.reads.test.ts'],
          // For what hangs: a machine that is busy takes several times as long as another.
          testTimeout: 30_000,
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
          exclude: excluded,
          globalSetup: [`./e2e/environment/vitest/${database}.setup.ts`],
          setupFiles: ['./e2e/environment/vitest/content-variables.ts'],
          testTimeout: 30_000,
          hookTimeout: 240_000,
          // One content service, one set of documents: the files take turns, and some hold a clock.
          fileParallelism: false,
          // One process for all of them: importing the content service's modules takes seconds.
          isolate: false,
          sequence: { groupOrder: index + 1 },
        },
      })),
    ],
  },
});
