import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../app/config/settings.server.ts';
import { createAdmission } from './limits/admission.ts';
import { requestFailures } from './limits/error-response.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from './limits/render-queue.ts';
import { createLog } from './observe/log.ts';
import { type RouteParts, siteRoutes } from './routes.ts';

vi.mock('./pages/render-page.ts', () => ({ release: 'a-build', renderPage: vi.fn() }));

const settings = readSettings({});
const logged: string[] = [];
const log = createLog({ write: (line) => logged.push(line) });
const queue = createRenderQueue(renderQueueLimits);
/** how many renderings the queue ran while a preview was rendered */
const seen: number[] = [];

const parts = {
  ...{
    settings,
    log,
    failures: requestFailures(settings, log),
    clientOf: ({ url }: IncomingMessage) => `a client of ${url}`,
  },
  admission: createAdmission(createRateLimit({ burst: 2, perSecond: 0.1, clients: 10, now: () => 0 }), queue),
  preview: {
    sessionOf: (cookies?: string) => (cookies === 'preview=a-session' ? { sealed: 'a-session', shared: true } : null),
    contextFor: () => null,
    render: async () => {
      seen.push(queue.counts().running);
      return new Response('a draft');
    },
  },
};
const server = createServer(siteRoutes(parts as unknown as RouteParts));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const portOf = () => (server.address() as AddressInfo).port;

const request = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: portOf(), path, headers: { cookie: 'preview=a-session' } }, (response) =>
      resolve(response.resume()),
    ).on('error', reject);
  });

test('whoever looks at a preview has the rate limit of every client, and its pages are rendered in the queue', async () => {
  const statuses: (number | undefined)[] = [];
  for (let page = 0; page < 3; page += 1) statuses.push((await request('/formations')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect(seen).toEqual([1, 1]);
  expect((await request('/formations')).headers['retry-after']).toBe('10');
});

test.each([
  ['/crm/contact', 'null', 'Accès refusé'],
  ['/brochure', 'https://elsewhere.example', 'Accès refusé'],
  ['/en/crm/contact', 'no URL', 'Access denied'],
])(
  'a form at %s of the origin %s is refused, in the language of its URL, and nothing is logged',
  async (path, origin, sentence) => {
    const response = await fetch(`http://localhost:${portOf()}${path}`, {
      method: 'POST',
      headers: { origin },
      body: 'a=b',
    });
    expect([response.status, logged]).toEqual([403, []]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(sentence);
  },
);

test('a form of the site itself is not refused, whichever of its domains the visitor is on', async () => {
  const statusOf = async (origin?: string) => {
    const init = { method: 'POST', body: 'a=b', ...(origin && { headers: { origin } }) };
    return (await fetch(`http://localhost:${portOf()}/crm/contact`, init)).status;
  };
  for (const origin of [undefined, settings.siteUrl, `http://localhost:${portOf()}`])
    expect([origin, await statusOf(origin)]).not.toEqual([origin, 403]);
});
