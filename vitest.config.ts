import { defineConfig } from 'vitest/config';

/** PostgreSQL is tested where a server is named, as in CI. */
const postgres = process.env.TEST_POSTGRES_URL ? ['postgres'] : [];
const inGit = ['**/node_modules/**', '**/.next/**', '**/build/**'];

/** Tests see the theme's colours too, which Vitest would leave out as it does all style sheets. */
const css = { include: [/tokens[.]css[?]raw$/] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          css,
          include: ['{content,site,launcher,bench}/**/*.test.{ts,tsx}'],
          exclude: [...inGit, '**/*.reads.test.ts'],
          // Styles are left out of unit tests, but for those that are read as text.
          css: { include: [/[.]css[?]raw$/] },
        },
      },
      ...['sqlite', ...postgres].map((database) => ({
        test: {
          name: `reads on ${database}`,
          css,
          include: ['site/**/*.reads.test.ts', 'content/**/*.reads.test.ts'],
          exclude: inGit,
          globalSetup: [`./e2e/stand/${database}.setup.ts`],
          testTimeout: 30_000,
          hookTimeout: 240_000,
          // One content service, one set of documents: the files take turns.
          fileParallelism: false,
        },
      })),
    ],
  },
});
