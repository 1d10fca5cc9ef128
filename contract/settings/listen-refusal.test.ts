import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { type ListenAddress, listenRefusal } from './listen-refusal.ts';

/** What is said where the system refuses. */
async function refusalOf(address: ListenAddress): Promise<string> {
  const server = createServer();
  const [error] = await Promise.all([once(server, 'error'), server.listen(address.port, address.host)]);
  return listenRefusal(error[0], address);
}

it('names the host and its setting where it is no address of this machine', async () => {
  // An address of documentation (RFC 5737), which no machine has.
  const host = '192.0.2.1';
  const refused = 'host 192.0.2.1 cannot be used (EADDRNOTAVAIL): set';
  expect(await refusalOf({ port: 0, host, setting: 'PORT' })).toBe(`${refused} HOST to an address of this machine`);
  expect(await refusalOf({ port: 0, host, setting: 'INTERNAL_PORT' })).toContain(`${refused} INTERNAL_HOST to`);
  expect(await refusalOf({ port: 0, host, setting: 'CONTENT_PORT' })).toContain(`${refused} CONTENT_HOST to`);
});

it('names the host where its name is unknown', async () => {
  expect(await refusalOf({ port: 0, host: 'unknown.invalid', setting: 'PORT' })).toMatch(
    /^host unknown\.invalid cannot be used \((ENOTFOUND|EAI_AGAIN)\): set HOST /,
  );
});

it('names the port where it is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await refusalOf({ port, host: '127.0.0.1', setting: 'CONTENT_PORT' })).toBe(
    `port ${port} is taken: set CONTENT_PORT to another one`,
  );
  server.close();
});
