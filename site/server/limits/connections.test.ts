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

/** A client of its own address of this machine that has asked for something. */
function ask(localAddress = '127.0.0.1'): Socket & { ended: Promise<void> } {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  clients.push(socket);
  return Object.assign(socket, { ended });
}

/** As the server counts them: who reads nothing does not even see that a connection has ended. */
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const isOpen = async (ended: Promise<void>, milliseconds: number) =>
  Promise.race([ended.then(() => false), pause(milliseconds).then(() => true)]);

/** More than the kernel holds for a connection of one machine. */
const large = Buffer.alloc(30_000_000, 'a');
const limits = { longest: 400, perSecond: 50_000_000 };

describe('a slow reader', () => {
  it('that takes nothing is dropped', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, { ...limits, perSecond: 1 });
    ask().pause();
    await pause(200);
    expect(await connections()).toBe(1);
    await expect.poll(connections, { timeout: 2000 }).toBe(0);
  });

  it('that takes a little now and then is dropped below the least rate', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, limits);
    const client = ask();
    client.pause();
    const sipping = setInterval(() => client.read(1000), 20);
    await expect.poll(connections, { timeout: 4000 }).toBe(0);
    clearInterval(sipping);
  });

  it('that takes steadily has all of it', async () => {
    await listen((_request, response) => response.end(large));
    dropSlowReaders(server, { longest: 1000, perSecond: 100_000 });
    const client = ask();
    let taken = 0;
    client.on('data', (chunk) => {
      taken += chunk.length;
      if (taken % 3 > 0) return;
      client.pause();
      setTimeout(() => client.resume(), 10);
    });
    await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(large.length);
  }, 25_000);

  it('is not who waits for an answer, nor who has taken it', async () => {
    await listen((_request, response) => setTimeout(() => response.end('late'), 900));
    dropSlowReaders(server, limits);
    const client = ask();
    let answer = '';
    client.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    await expect.poll(() => answer, { timeout: 3000 }).toContain('late');
    expect(await isOpen(client.ended, 800)).toBe(true);
  });
});

describe('connections', () => {
  it('of one client are so many, of others too, and again when some have ended', async () => {
    await listen((_request, response) => response.end('sound'));
    limitConnections(server, 3, 0);
    const mine = Array.from({ length: 5 }, () => ask());
    const open = await Promise.all(mine.map(({ ended }) => isOpen(ended, 300)));
    expect(open.filter(Boolean)).toHaveLength(3);
    expect(await isOpen(ask('127.0.0.2').ended, 200)).toBe(true);
    for (const client of mine) client.destroy();
    await pause(100);
    expect(await isOpen(ask().ended, 200)).toBe(true);
  });

  it('of a proxy are not counted', async () => {
    await listen((_request, response) => response.end('sound'));
    limitConnections(server, 1, 1);
    const open = await Promise.all(Array.from({ length: 4 }, () => isOpen(ask().ended, 200)));
    expect(open).toEqual([true, true, true, true]);
  });
});
