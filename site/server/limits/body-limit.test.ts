import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBody } from './body-limit.ts';
import { longestBody } from './request-line.ts';

const app = new Hono();
app.use(limitBody({ siteUrl: 'https://www.ecole.example', crmHosts: [] }));
app.all('*', async ({ req }) => new Response(`${req.method} ${(await req.raw.text()).length}`));

/** A chunked body, without Content-Length. */
function inPieces(length: number, failAfter = Number.POSITIVE_INFINITY): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= failAfter) controller.error(new Error('gone'));
      else if (sent >= length) controller.close();
      else controller.enqueue(new Uint8Array(Math.min(1000, length - sent)));
      sent += 1000;
    },
  });
}

const post = (body: BodyInit) =>
  app.request('/en/crm/contact', { method: 'POST', body, duplex: 'half' } as RequestInit);

it('lets a body through as it came, up to its limit', async () => {
  expect(await (await post('a'.repeat(longestBody))).text()).toBe(`POST ${longestBody}`);
  expect(await (await post(inPieces(longestBody))).text()).toBe(`POST ${longestBody}`);
  expect(await (await app.request('/')).text()).toBe('GET 0');
});

it('refuses an API request in its language', async () => {
  const init = { method: 'POST', body: inPieces(longestBody + 1), duplex: 'half' } as RequestInit;
  const response = await app.request('/api/login?locale=en', init);
  expect(await response.json()).toMatchObject({ statusCode: 413, errorText: 'An error occured.' });
});

it('refuses a longer one, and one that breaks off', async () => {
  for (const [body, status] of [
    [inPieces(longestBody + 1), 413],
    [inPieces(Number.POSITIVE_INFINITY), 413],
    [inPieces(5000, 2000), 400],
  ] as const) {
    const response = await post(body);
    expect([response.status, response.headers.get('connection')]).toEqual([status, 'close']);
    expect(await response.text()).toContain('Back to website');
  }
});
