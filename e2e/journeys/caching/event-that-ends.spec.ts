import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';

const port = 4200;

/** The end of the day on which a workshop of the sample is held. */
const beforeMidnight = '2026-11-22T23:58:30+01:00/..';
const url = { fr: '/agenda/teindre-avec-des-plantes', en: '/en/agenda/dyeing-with-plants' };

/** The pages that announce it, and the requests of the browser there. */
const announcing: [path: string, event: string][] = [
  ['/', url.fr],
  ['/agenda', url.fr],
  ['/agenda/lyon', url.fr],
  ['/en', url.en],
  ['/en/agenda', url.en],
  ['/api/events?locale=fr', url.fr],
  ['/api/screens/home?locale=en', url.en],
  ['/api/screens/agenda?locale=fr', url.fr],
];

test(
  'an event that ends leaves home and agenda at midnight, although nobody publishes anything',
  {
    tag: '@long',
  },
  async ({ browserName: _ }, { retry }) => {
    test.setTimeout(300_000);
    const environment = sharedEnvironment();
    const site = await startSite(environment, {
      PORT: String(port),
      NOW: beforeMidnight,
      CACHE_DIR: path.join(environment.dataDir, `cache-of-midnight-${retry}`),
    });
    try {
      /** Whether it is announced; a status where there is no page, as on a busy machine that is late with a cold one. */
      const announced = async (shown: string, event: string) => {
        const response = await fetch(`http://localhost:${port}${shown}`);
        const text = await response.text();
        return response.status === 200 ? text.includes(event) : response.status;
      };
      for (const [shown, event] of announcing) {
        await expect.poll(() => announced(shown, event), { message: shown, timeout: 30_000 }).toBe(true);
      }
      for (const [shown, event] of announcing) {
        await expect.poll(() => announced(shown, event), { message: shown, timeout: 150_000 }).toBe(false);
      }
      // Its own page stays, and says that it is over.
      const over = await fetch(`http://localhost:${port}${url.fr}`);
      expect([over.status, await over.text()]).toEqual([200, expect.stringContaining('Ce rendez-vous est passé')]);
    } finally {
      await site.kill();
    }
  },
);
