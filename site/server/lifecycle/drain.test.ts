import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

const clients = 40;

/** Clients in a thread of their own: they send a request while nothing is accepted, then report the number of responses. */
const sending = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, clients, sent } } = require('node:worker_threads');
  let responses = 0;
  let ended = 0;
  for (let client = 0; client < clients; client += 1) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
        Atomics.add(sent, 0, 1);
        Atomics.notify(sent, 0);
      });
    });
    let response = '';
    socket.on('data', (chunk) => { response += chunk; });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (/^HTTP\\/1.1 200[^]*connection: close/i.test(response)) responses += 1;
      ended += 1;
      if (ended === clients) parentPort.postMessage(responses);
    });
  }
`;

test('whoever waited to be accepted gets a response with `connection: close`', async () => {
  const server = createServer((_request, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(sending, { eval: true, workerData: { port, clients, sent } });
  // Nothing is accepted while this thread is blocked.
  await once(worker, 'online');
  for (let count = 0; count < clients; count = Atomics.load(sent, 0))
    expect(Atomics.wait(sent, 0, count, 10_000)).not.toBe('timed-out');
  const responses = once(worker, 'message');
  await drain(server);
  expect(await responses).toEqual([clients]);
  expect(server.listening).toBe(false);
}, 30_000);

test('a connection stays open for as long as its Keep-Alive said, and its last request gets a response', async () => {
  const server = createServer({ keepAliveTimeout: 2000 }, (_request, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async () => {
    const request = get({ port, host: '127.0.0.1', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return { reused: request.reusedSocket, ...response.headers };
  };
  expect(await send()).toMatchObject({ reused: false, connection: 'keep-alive', 'keep-alive': 'timeout=2' });
  const drained = drain(server);
  await pause(1800);
  expect(await send()).toMatchObject({ reused: true, connection: 'close' });
  await drained;
  agent.destroy();
}, 30_000);
