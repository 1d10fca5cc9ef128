import { readEnvironment } from '@vitrine/contract/settings/read-environment.ts';
import { setting, wholeNumber } from '@vitrine/contract/settings/shared-settings.ts';
import { z } from 'zod';

const count = wholeNumber(1, 10_000);

/** How long and how often is measured, from the environment; a wrong one ends the start with a sentence that names it. */
export const benchSettings = readEnvironment(process.env, {
  program: 'The bench',
  settings: {
    FLOOD_SECONDS: setting('seconds of each kind of requests', '60', count.default(10)),
    OUTAGE_SECONDS: setting('seconds without the content service', '600', count.default(180)),
    RUNS: setting('how often `touch` and `lighthouse` measure', '9', count.optional()),
    TEST_POSTGRES_URL: setting(
      'any database of a PostgreSQL server, for `fleet`',
      'postgres://vitrine@localhost/vitrine',
      z.url().optional(),
    ),
  },
  localDefaults: {},
});
