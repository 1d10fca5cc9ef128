import { setTimeout as pause } from 'node:timers/promises';
import { benchEnvironment, runClient } from './bench-environment.ts';
import { browserEncodings, budget, load, memoryOf, say } from './load.ts';
import { nginxBeside } from './nginx.ts';

/** Milliseconds within which 99 of 100 cached pages are sent at 200 requests per second. */
const p99Budget = 20;
/** How many times its first memory the site may take after 100,000 requests. */
const memoryBudget = 1.5;

interface Responses {
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/**
 * Requests a page 200 times a second. autocannon sends each connection's share of a second at once: with its 10
 * connections 20 requests wait one behind the other on each, and all ten are due together. What that costs anybody is seen
 * in nginx beside us; with 50 connections nginx too is far above the budget.
 */
async function requestSteadily(url: string): Promise<Responses> {
  const command = ['autocannon', '-j', '-c', '10', '-R', '200', '-d', '15'];
  return JSON.parse(await runClient([...command, '-H', `accept-encoding=${browserEncodings}`, url])) as Responses;
}

/** A cached page at a steady 200 requests per second. */
export async function benchSteady(): Promise<boolean> {
  const { origin } = await benchEnvironment();
  const nginx = await requestSteadily((await nginxBeside()).url);
  const { latency, non2xx, errors } = await requestSteadily(`${origin}/`);
  process.stdout.write('The cached home page at 200 requests per second\n');
  say('middle of the latency, ms', String(latency.p50));
  say('p99 of nginx with the same bytes, ms', String(nginx.latency.p99));
  say('errors', String(non2xx + errors));
  return budget('p99, ms', latency.p99, p99Budget, latency.p99 < p99Budget) && non2xx + errors === 0;
}

/** Memory of the site before and after 100,000 requests. */
export async function benchMemory(): Promise<boolean> {
  const { origin, pid } = await benchEnvironment();
  const port = Number(new URL(origin).port);
  await load(`${origin}/`, pid, 2);
  await pause(1000);
  const before = await memoryOf(port);
  let requests = 0;
  while (requests < 100_000) requests += (await load(`${origin}/en`, pid, 2)).perSecond * 2;
  await pause(1000);
  const after = await memoryOf(port);
  process.stdout.write(`Memory over ${Math.round(requests)} requests\n`);
  say('before, after, MB', `${before.toFixed(0)}, ${after.toFixed(0)}`);
  return budget('growth', after / before, memoryBudget, after / before <= memoryBudget);
}
