import { readEnvironment } from '@vitrine/contract/settings/read-environment.ts';
import { describeSetting, wholeNumber } from '@vitrine/contract/settings/shared-settings.ts';
import { z } from 'zod';

const count = wholeNumber(1, 10_000);

/** How long and how often is measured, from the environment; a wrong one ends the start with a sentence that names it. */
export const benchSettings = readEnvironment(process.env, {
  program: 'The bench',
  schema: z.object({
    FLOOD_SECONDS: count.default(10),
    OUTAGE_SECONDS: count.default(180),
    RUNS: count.optional(),
    TEST_POSTGRES_URL: z.url().optional(),
  }),
  purposes: {
    FLOOD_SECONDS: describeSetting('seconds of each kind of requests', '60'),
    OUTAGE_SECONDS: describeSetting('seconds without the content service', '600'),
    RUNS: describeSetting('how often `touch` and `lighthouse` measure', '9'),
    TEST_POSTGRES_URL: describeSetting(
      'any database of a PostgreSQL server, for `fleet`',
      'postgres://vitrine@localhost/vitrine',
    ),
  },
  localDefaults: {},
});
