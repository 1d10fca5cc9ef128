import { expect, test } from '@playwright/test';
import { rawRequest } from '../../environment/raw-request.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';

/** A site as in production: its origin is https with www, behind a TLS proxy. */
const port = 4120;
const origin = 'https://www.ecole.test';
let site: Running;

// One site for the whole file: two would need the same port.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startSite(sharedEnvironment(), {
    PORT: String(port),
    INTERNAL_PORT: '0',
    SITE_URL: origin,
    CONTENT_USERNAME: 'site@atelier-ponant.example',
  });
  await expect.poll(async () => (await send('www.ecole.test', '/')).status, { timeout: 30_000 }).toBe(200);
});
test.afterAll(() => site.kill());

const send = (host: string, target: string, method = 'GET') =>
  rawRequest(port, [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', 'Content-Length: 0']);

const moved: [name: string, host: string, target: string, location: string][] = [
  ['the example of the specification', 'ecole.test', '/Formations/?a=B', '/formations?a=B'],
  ['the host without www', 'ecole.test', '/', '/'],
  ['any other host', 'evil.example', '/en/courses?x=1', '/en/courses?x=1'],
  ['the IP address of the machine', `127.0.0.1:${port}`, '/agenda', '/agenda'],
  ['capitals', 'www.ecole.test', '/EN/Courses', '/en/courses'],
  ['a slash at the end', 'www.ecole.test', '/campus/', '/campus'],
  ['the English home with a slash', 'www.ecole.test', '/en/', '/en'],
  ['an endpoint on another host', 'ecole.test', '/api/Shell/?locale=fr', '/api/Shell/?locale=fr'],
  ['an asset on another host', 'ecole.test', '/assets/Page-AbC.js', '/assets/Page-AbC.js'],
  ['a built file on another host', 'ecole.test', '/favicon.svg', '/favicon.svg'],
];
for (const [name, host, target, location] of moved) {
  test(`one redirect from ${name}`, async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await send(host, target, method);
      expect([response.status, response.headers.get('location')]).toEqual([301, origin + location]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await send('www.ecole.test', location)).status).not.toBe(301);
  });
}

test('X-Forwarded-Host and similar headers are ignored', async () => {
  const lines = ['GET / HTTP/1.1', 'Host: www.ecole.test', 'X-Forwarded-Host: evil.example', 'X-Original-URL: /en'];
  const response = await rawRequest(port, [...lines, 'Connection: close']);
  expect(response.status).toBe(200);
  expect(response.body).toContain(`<link rel="canonical" href="${origin}/"`);
  expect(response.body).not.toContain('evil.example');
});

for (const target of ['/formations', '/en', '/?lang=x', '/favicon.svg', '/api/shell?locale=fr']) {
  test(`${target} is canonical already`, async () => {
    await expect.poll(async () => (await send('www.ecole.test', target)).status).toBe(200);
  });
}
