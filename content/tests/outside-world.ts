import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that stands for other hosts, on a free port of this machine.
 * @param respond to what no test has changed
 */
export async function openOutsideWorld(respond: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** `HEAD /path`, in their order */
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Refuses every address but this machine's own, which tests have to reach. */
export const refusesOthers = (address: string): boolean => address !== '127.0.0.1' && address !== '::1';

/** Resolves the names of this machine; every other one does not exist, whatever the resolver of the machine would say, and when. */
export async function resolvesOwnNames(hostname: string): Promise<LookupAddress[]> {
  if (hostname === 'localhost') return lookup(hostname, { all: true });
  throw Object.assign(new Error(`No such name: ${hostname}`), { code: 'ENOTFOUND' });
}
