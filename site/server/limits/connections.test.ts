import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dropSlowReaders, limitConnections } from './connections.ts';

let server: Server;
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** A client with a loopback address of its own that has sent a request. */
function send(localAddress = '127.0.0.1'): Socket & { ended: Promise<void> } {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  clients.push(socket);
  return Object.assign(socket, { ended });
}

/** As the server counts them: a client that reads nothing does not notice that its connection was closed. */
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const isOpen = async (ended: Promise<void>, milliseconds: number) =>
  Promise.race([ended.then(() => false), pause(milliseconds).then(() => true)]);

/** More than the kernel buffers for a connection. */
const large = Buffer.alloc(30_000_000, 'a');
const limits = { longest: 400, perSecond: 50_000_000 };

describe('a slow reader', () => {
  it('that reads nothing is dropped', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, { ...limits, perSecond: 1 });
    send().pause();
    await expect.poll(connections, { interval: 10 }).toBe(1);
    await expect.poll(connections, { timeout: 2000 }).toBe(0);
  });

  it('that reads a little now and then is dropped below the least rate', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, limits);
    const client = send();
    client.pause();
    const reading = setInterval(() => client.read(1000), 20);
    await expect.poll(connections, { timeout: 4000 }).toBe(0);
    clearInterval(reading);
  });

  it('that reads steadily gets all of it', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, { longest: 1000, perSecond: 100_000 });
    const client = send();
    let received = 0;
    client.on('data', (chunk) => {
      received += chunk.length;
      if (received % 3 > 0) return;
      client.pause();
      setTimeout(() => client.resume(), 10);
    });
    await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThan(large.length);
  }, 25_000);

  it('is not a client that waits for a response, nor one that has read it', async () => {
    await listen((_request, response) => setTimeout(() => response.end('late'), 900));
    dropSlowReaders(server, limits);
    const client = send();
    let response = '';
    client.on('data', (chunk: Buffer) => {
      response += chunk.toString();
    });
    await expect.poll(() => response, { timeout: 3000 }).toContain('late');
    expect(await isOpen(client.ended, 800)).toBe(true);
  });
});

describe('connections', () => {
  it('of one client are so many, of others too, and again when some have ended', async () => {
    await listen((_request, response) => response.end('sound'));
    limitConnections(server, 3, 0);
    const mine = Array.from({ length: 5 }, () => send());
    let ended = 0;
    for (const client of mine) void client.ended.then(() => (ended += 1));
    await expect.poll(() => ended, { timeout: 3000 }).toBe(2);
    expect(await isOpen(send('127.0.0.2').ended, 200)).toBe(true);
    expect(ended).toBe(2);
    for (const client of mine) client.destroy();
    await expect.poll(() => isOpen(send().ended, 200), { timeout: 3000 }).toBe(true);
  });

  it('of a proxy are not counted', async () => {
    await listen((_request, response) => response.end('sound'));
    limitConnections(server, 1, 1);
    const open = await Promise.all(Array.from({ length: 4 }, () => isOpen(send().ended, 200)));
    expect(open).toEqual([true, true, true, true]);
  });
});
