import { setTimeout as pause } from 'node:timers/promises';
import type { Running, TestEnvironment } from '../e2e/environment/test-environment.ts';
import { untilReads } from '../e2e/environment/until-reads.ts';
import type { Visit } from '../e2e/environment/visits.ts';
import { benchEnvironment } from './bench-environment.ts';
import { budget, say, sayFaults } from './load.ts';
import { startShared } from './shared-site.ts';
import { sendVisitors } from './visitors.ts';

const port = 4163;
const origin = `http://127.0.0.1:${port}`;
const stops = 20;
const perSecond = 200;
/** Milliseconds after SIGTERM within which a process has ended. */
const goneBudget = 10_000;
const pages = ['/', '/en', '/formations', '/en/courses', '/agenda', '/en/news'].map((path) => origin + path);

/** Stops a site. @returns milliseconds until it has ended */
async function stopped(site: Running): Promise<number> {
  // At no fixed moment within the turns of the requests.
  await pause(500 + Math.random() * 500);
  const begun = performance.now();
  await site.stop();
  return performance.now() - begun;
}

const warm = async () => {
  for (const page of pages) await untilReads(page);
};

/** Says how the requests went, and whether none was broken. */
function sayVisits(visits: readonly Visit[], times: number[], mayRefuse: boolean): boolean {
  const complete = visits.filter(({ status }) => status === 200).length;
  const refused = visits.filter(({ failure }) => failure === 'refused').length;
  const broken = visits.filter(({ status, failure }) => status !== 200 && failure !== 'refused');
  const slowest = Math.max(...times);
  say('responses', String(complete));
  say('refused', String(refused));
  sayFaults(broken.map(({ status, failure }) => String(status ?? failure)));
  const isGone = budget('longest stop, ms', slowest, goneBudget, slowest < goneBudget);
  const isWhole = budget('accepted without a response', broken.length, 0, broken.length === 0);
  return (mayRefuse || budget('refused', refused, 0, refused === 0)) && isGone && isWhole;
}

/** A process that is alone is stopped under load: it responds to what it accepted. */
async function stopAlone(environment: TestEnvironment): Promise<boolean> {
  const times: number[] = [];
  const visits: Visit[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    const site = await startShared(environment, port);
    await warm();
    const leave = sendVisitors(pages, perSecond);
    times.push(await stopped(site));
    visits.push(...(await leave()));
  }
  process.stdout.write(`A process alone, stopped ${stops} times at ${perSecond} requests per second\n`);
  return sayVisits(visits, times, true);
}

/** A second process is started on the same port before the first is stopped: no request fails. */
async function stopBesideNext(environment: TestEnvironment): Promise<boolean> {
  const times: number[] = [];
  let site = await startShared(environment, port);
  await warm();
  const leave = sendVisitors(pages, perSecond);
  for (let stop = 0; stop < stops; stop += 1) {
    const next = await startShared(environment, port);
    times.push(await stopped(site));
    site = next;
  }
  const visits = await leave();
  await site.stop();
  process.stdout.write(`A second process started first, ${stops} times at ${perSecond} requests per second\n`);
  return sayVisits(visits, times, false);
}

/** What visitors see of a stop: nothing that was accepted is lost. */
export async function benchStops(): Promise<boolean> {
  const { environment } = await benchEnvironment();
  const alone = await stopAlone(environment);
  return (await stopBesideNext(environment)) && alone;
}
