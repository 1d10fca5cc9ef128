import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

const clients = 40;

/** Clients in a thread of their own: they connect and ask while nobody accepts, then tell how many were answered. */
const asking = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, clients, asked } } = require('node:worker_threads');
  let answered = 0;
  let ended = 0;
  for (let client = 0; client < clients; client += 1) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
        Atomics.add(asked, 0, 1);
        Atomics.notify(asked, 0);
      });
    });
    let answer = '';
    socket.on('data', (chunk) => { answer += chunk; });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (/^HTTP\\/1.1 200[^]*connection: close/i.test(answer)) answered += 1;
      ended += 1;
      if (ended === clients) parentPort.postMessage(answered);
    });
  }
`;

test('whoever waited to be accepted is answered, and told that the connection ends', async () => {
  const server = createServer((_request, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(asking, { eval: true, workerData: { port, clients, asked } });
  // Nothing is accepted while this thread stands still.
  await once(worker, 'online');
  for (let count = 0; count < clients; count = Atomics.load(asked, 0))
    expect(Atomics.wait(asked, 0, count, 10_000)).not.toBe('timed-out');
  const answered = once(worker, 'message');
  await drain(server);
  expect(await answered).toEqual([clients]);
  expect(server.listening).toBe(false);
}, 30_000);

test('a connection is kept for as long as it was promised, and its last request answered', async () => {
  const server = createServer({ keepAliveTimeout: 2000 }, (_request, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const request = get({ port, host: '127.0.0.1', agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await answer.resume().toArray();
    return { reused: request.reusedSocket, ...answer.headers };
  };
  expect(await ask()).toMatchObject({ reused: false, connection: 'keep-alive', 'keep-alive': 'timeout=2' });
  const drained = drain(server);
  await pause(1800);
  expect(await ask()).toMatchObject({ reused: true, connection: 'close' });
  await drained;
  agent.destroy();
}, 30_000);
