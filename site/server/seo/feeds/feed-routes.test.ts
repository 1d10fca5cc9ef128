import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createAdmission } from '../../limits/admission.ts';
import { createRateLimit } from '../../limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from '../../limits/render-queue.ts';
import { feedRoutes } from './feed-routes.ts';

it.each([
  ['/campus/ancien', '/campus/lyon#venir', '.atom', 'https://www.ecole.example/campus/lyon.atom'],
  ['/agenda/ancien', '/agenda/lyon?kind=jury', '.ics', 'https://www.ecole.example/agenda/lyon.ics?kind=jury'],
  ['/agenda/ancien', '/agenda/lyon', '.ics?kind=jury', 'https://www.ecole.example/agenda/lyon.ics?kind=jury'],
  ['/campus/ancien', '/ecole', '.atom', null],
])('the feed of %s, which has moved to %s, has moved with it', async (from, to, requested, location) => {
  const feeds = feedRoutes({
    contextFor: vi.fn(),
    cache: { obtain: vi.fn() },
    known: { has: () => false },
    legacyTable: (path) => (path === from ? to : null),
    admission: createAdmission(
      createRateLimit({ burst: 1, perSecond: 1, clients: 1, now: () => 0 }),
      createRenderQueue(renderQueueLimits),
    ),
    clientOf: () => 'a client',
    settings: { siteUrl: 'https://www.ecole.example', crmHosts: [] },
  });
  const response = await feeds.request(from + requested, {}, { incoming: {} as IncomingMessage });
  expect(response.headers.get('location')).toBe(location);
  expect(response.status).toBe(location ? 301 : 404);
});
