import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runProgram, startWithOutput, untilResponds } from './program.ts';

const script = (text: string) => ({ command: ['node', '-e', text], cwd: '.', environment: process.env });
const is200 = (status: number) => status === 200;

test('returns the whole output of a program, or throws with why it failed', async () => {
  expect(await runProgram(script('console.error("aside"); process.stdout.write("x".repeat(300000))'))).toHaveLength(
    300_000,
  );
  const failing = runProgram(script('console.log("said"); console.error("why"); process.exit(3)'));
  const message = await failing.catch((error: Error) => error.message);
  for (const part of ['said', 'why', 'ended with 3']) expect(message).toContain(part);
  await expect(runProgram({ ...script(''), command: ['no-such-program'] })).rejects.toThrow('ENOENT');
});

test('waits for a status, and no longer than until the program ends', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end();
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await untilResponds(url, is200)).toBe(200);
  expect(requests).toBe(3);
  server.close();
  server.closeAllConnections();
  const program = startWithOutput(script('console.log("no database"); process.exit(1)'));
  await expect(untilResponds(url, is200, { program })).rejects.toThrow('no database');
});

test('stops a program with SIGTERM, and kills one that does not end', async () => {
  const polite = startWithOutput(script('console.log("up"); setInterval(() => {}, 1000)'));
  const deaf = startWithOutput(
    script('process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)'),
  );
  await expect.poll(() => [polite.output(), deaf.output()]).toEqual(['up\n', 'up\n']);
  await polite.stop();
  expect(polite.child.signalCode).toBe('SIGTERM');
  await deaf.kill();
  expect(deaf.child.signalCode).toBe('SIGKILL');
});
