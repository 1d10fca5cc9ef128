import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { screenSamples } from '../e2e/environment/screens.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  type TestEnvironment,
} from '../e2e/environment/test-environment.ts';
import { untilReads } from '../e2e/environment/until-reads.ts';
import { type Visit, visit } from '../e2e/environment/visits.ts';
import { buildContent, buildSite } from '../launcher/build.ts';
import { benchSettings } from './bench-settings.ts';
import { logInEditor } from './editor.ts';
import { budget, say, sayFaults } from './load.ts';
import { startShared } from './shared-site.ts';
import { sendVisitors } from './visitors.ts';

const contentPort = 4166;
const sitePort = 4165;
const origin = `http://127.0.0.1:${sitePort}`;
const perSecond = 200;
/** Seconds without the content service; fewer to try the bench itself. */
const outage = benchSettings.OUTAGE_SECONDS;
/** Milliseconds for the response that a page cannot be rendered now. */
const refusalBudget = 2000;
/** Milliseconds from the return of the content service until what an editor changes then is seen. */
const freshBudget = 60_000;

/** Screens that are not requested before the outage. */
const cold = new Set(['event', 'sub-page', 'portfolios of a course', 'legal notice']);
/** What is never cached: it is the same page without the content service. */
const uncached = new Set(['error pages']);
const warmPages = screenSamples.filter(({ screen }) => !cold.has(screen) && !uncached.has(screen));
const coldPages = screenSamples.filter(({ screen }) => cold.has(screen));
const sorry = { fr: 'Erreur interne au serveur', en: 'Internal server error' };

/** One page that cannot be rendered: what is wrong with the response, or null. */
interface ColdVisit {
  ms: number;
  wrong: string | null;
}

async function visitCold(path: string, locale: 'fr' | 'en'): Promise<ColdVisit> {
  const { ms, status, failure, headers, body } = await visit(origin + path);
  const faults = [
    status !== 503 && (failure ?? `status ${status}`),
    !headers['retry-after'] && 'no Retry-After',
    !body.includes(sorry[locale]) && 'another language',
  ].filter(Boolean);
  return { ms, wrong: faults.length > 0 ? `${path}: ${faults.join(', ')}` : null };
}

/** Requests the pages that are not cached, one after the other, until the outage is over. */
async function visitColdUntil(end: number): Promise<ColdVisit[]> {
  const visits: ColdVisit[] = [];
  for (let turn = 0; performance.now() < end; turn += 1) {
    const page = coldPages[turn % coldPages.length];
    if (page) visits.push(await visitCold(page.path, page.locale));
    await pause(250);
  }
  return visits;
}

/** Milliseconds until a list shows what an editor changes now, and what could not be rendered is there again. */
async function untilFresh(contentUrl: string): Promise<number> {
  const begun = performance.now();
  const title = await (await logInEditor(contentUrl)).renameCourse();
  const isFresh = async () => {
    for (const { path } of coldPages) if ((await visit(origin + path)).status !== 200) return false;
    return (await visit(`${origin}/formations`)).body.includes(title);
  };
  while (performance.now() - begun < 2 * freshBudget && !(await isFresh())) await pause(100);
  return performance.now() - begun;
}

function sayWarm(visits: readonly Visit[]): boolean {
  const broken = visits.filter(({ status }) => status !== 200);
  const slowest = visits.toSorted((one, other) => other.ms - one.ms);
  say('warmed pages: requests', String(visits.length));
  say('99 of 100 within, ms', (slowest[Math.floor(visits.length / 100)]?.ms ?? 0).toFixed(0));
  say('slowest, ms', (slowest[0]?.ms ?? 0).toFixed(0));
  sayFaults(broken.map(({ url, status, failure }) => `${url.slice(origin.length)}: ${status ?? failure}`));
  return budget('warmed pages with another status than 200', broken.length, 0, broken.length === 0);
}

function sayCold(visits: readonly ColdVisit[]): boolean {
  const wrong = visits.flatMap((cold) => cold.wrong ?? []);
  const slowest = Math.max(...visits.map(({ ms }) => ms));
  say('unwarmed pages: requests', String(visits.length));
  sayFaults(wrong);
  const isRight = budget('unwarmed pages without a right 503', wrong.length, 0, wrong.length === 0);
  return budget('longest, ms', slowest, refusalBudget, slowest <= refusalBudget) && isRight;
}

/** Another process takes the port over: it has only what is on disk. */
async function restarted(site: Running, environment: TestEnvironment): Promise<Running> {
  const next = await startShared(environment, sitePort);
  await site.stop();
  return next;
}

async function endure(
  environment: TestEnvironment,
  content: Running,
  isRestarted: boolean,
): Promise<[boolean, Running]> {
  // Nothing is cached any more, the cold pages included.
  await rm(path.join(environment.dataDir, 'cache'), { recursive: true, force: true });
  let site = await startShared(environment, sitePort);
  for (const { path } of warmPages) await untilReads(origin + path);
  const leave = sendVisitors(
    warmPages.map(({ path }) => origin + path),
    perSecond,
  );
  await pause(3000);
  await content.kill();
  const end = performance.now() + outage * 1000;
  const coldVisits = visitColdUntil(end);
  if (isRestarted) {
    await pause(outage * 500);
    site = await restarted(site, environment);
  }
  const refusals = await coldVisits;
  const returned = await startContentService(environment);
  const fresh = await untilFresh(environment.contentUrl);
  const visits = await leave();
  await site.stop();
  process.stdout.write(
    `${outage} s without the content service${isRestarted ? ', the site restarted in between' : ''}, ${perSecond} requests per second\n`,
  );
  const isWarm = sayWarm(visits);
  const isCold = sayCold(refusals);
  const isFresh = budget('a change after its return is seen, ms', fresh, freshBudget, fresh <= freshBudget);
  return [isWarm && isCold && isFresh, returned];
}

/** The content service is down for minutes: known pages are served as before, also after a restart of the site. */
export async function benchOutage(): Promise<boolean> {
  // An environment of its own, with a clock that goes: cached content grows older.
  await buildContent();
  await buildSite();
  const environment = await prepareEnvironment(contentPort, { NOW: '' });
  let content = await startContentService(environment);
  let kept = true;
  try {
    for (const isRestarted of [false, true]) {
      const [isKept, returned] = await endure(environment, content, isRestarted);
      content = returned;
      kept &&= isKept;
    }
  } finally {
    await content.stop();
    await removeEnvironment(environment);
  }
  return kept;
}
