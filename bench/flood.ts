import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pathsIn } from '../e2e/environment/sitemap-urls.ts';
import { untilReads } from '../e2e/environment/until-reads.ts';
import { benchEnvironment } from './bench-environment.ts';
import { benchSettings } from './bench-settings.ts';
import { budget, say } from './load.ts';
import { sendVisitors } from './visitors.ts';

/** Seconds of each flood, requests of it in a second, and visits of cached pages beside it. */
const seconds = benchSettings.FLOOD_SECONDS;
const perSecond = 200;
const visitsPerSecond = 100;
/** Milliseconds within which 95 of 100 visits get a response during a flood. */
const p95Budget = 200;
/** Megabytes by which the most memory of the second round may be above that of the first. */
const growthBudget = 120;

/** One request of a flood. */
interface FloodRequest {
  path: string;
  /** the body of a form; absent: GET */
  form?: string;
}

const random = () => Math.random().toString(36).slice(2, 10);
const oneOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

const visited = ['/', '/en', '/formations', '/en/courses', '/news', '/agenda', '/campus/lyon', '/ecole'];

/** Everything that a stranger can request without end, by kind. */
async function floodsOf(origin: string): Promise<Record<string, () => FloodRequest>> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const [map, home] = [await read('/sitemap.xml'), await read('/')];
  const pages = pathsIn(map);
  const slugsBelow = (path: string) =>
    pages.filter((page) => page.startsWith(`${path}/`)).map((page) => page.split('/').at(-1) ?? '');
  const [courses, campuses] = [slugsBelow('/formations'), slugsBelow('/campus')];
  const pictures = [...home.matchAll(/\/media\/([0-9a-f]{24})\//g)].map(([, hash = '']) => hash);
  const actions = ['contact', 'brochure', 'registration'];
  const cold = () =>
    oneOf([
      () => oneOf(pages),
      () => `/formations?campus=${oneOf(campuses)}&level=${oneOf(['bachelor', 'master'])}`,
      () => `${oneOf(['', '/en'])}/crm/${oneOf(actions)}?course=${oneOf(courses)}&campus=${oneOf(campuses)}`,
    ])();
  const parameters = [
    () => `/formations?campus=${random()}`,
    () => `/agenda?month=20${10 + Math.floor(Math.random() * 89)}-${oneOf(['01', '06', '11'])}`,
    () => `/news?page=${Math.floor(Math.random() * 90_000) + 10}`,
    () => `/crm/contact?course=${random()}&campus=${oneOf(campuses)}`,
    () => `/campus?${random()}=${random()}`,
  ];
  const apiRequests = [
    () => `/api/screens/course?locale=fr&slug=${random()}`,
    () => `/api/events?locale=en&campus=${random()}`,
    () => `/api/crm-links/contact/${random()}/campuses?locale=fr`,
    () => `/api/crm-links/contact/${oneOf(courses)}/${random()}?locale=fr`,
    () => `/api/${random()}`,
  ];
  return {
    'unknown URLs': () => ({ path: oneOf(['/', '/formations/', '/en/news/', '/agenda/', '/ecole/']) + random() }),
    'known pages that are cold': () => ({ path: cold() }),
    'searches of parameters': () => ({ path: oneOf(parameters)() }),
    'pictures of unknown widths': () => ({
      path: `/media/${oneOf(pictures)}/${Math.floor(Math.random() * 9000)}.${oneOf(['webp', 'avif', 'jpg'])}`,
    }),
    forms: () => ({
      path: `/crm/${oneOf(actions)}`,
      form: `course=${oneOf([random(), oneOf(courses)])}&campus=${oneOf([random(), oneOf(campuses)])}`,
    }),
    'API requests': () => ({ path: oneOf(apiRequests)() }),
  };
}

/** Sends requests at a steady rate that does not wait for responses, from so many loopback addresses. */
function sendFlood(origin: string, clients: number, next: () => FloodRequest) {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const statuses = new Map<string, number>();
  const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  let leaving = false;
  function send(number: number): void {
    const { path, form } = next();
    const localAddress = `127.0.${1 + Math.floor((number % clients) / 200)}.${2 + (number % clients)}`;
    const headers = { ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin }) };
    const method = form ? 'POST' : 'GET';
    const sent = request(`${origin.replace('localhost', '127.0.0.1')}${path}`, {
      agent,
      localAddress,
      method,
      headers,
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error('no response')));
    sent.once('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.message));
    sent.once('response', (response) => {
      note(String(response.statusCode));
      response.resume();
    });
    sent.end(form);
  }
  const begun = performance.now();
  const sending = (async () => {
    for (let sent = 0; !leaving; await pause(2)) {
      for (const due = ((performance.now() - begun) / 1000) * perSecond; sent < due && !leaving; sent += 1) send(sent);
    }
  })();
  return {
    statuses,
    async leave() {
      leaving = true;
      await sending;
      agent.destroy();
    },
  };
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

/** Visits of cached pages beside a flood of one kind. @returns whether the visits keep their budget */
async function flooded(origin: string, kind: string, clients: number, next: () => FloodRequest): Promise<boolean> {
  const flood = sendFlood(origin, clients, next);
  const leave = sendVisitors(
    visited.map((path) => origin + path),
    visitsPerSecond,
  );
  await pause(seconds * 1000);
  const [visits] = await Promise.all([leave(), flood.leave()]);
  const sorted = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  const failed = visits.filter(({ status }) => status !== 200).length;
  process.stdout.write(`${perSecond} per second: ${kind}, ${clients === 1 ? 'one client' : `${clients} clients`}\n`);
  say('visits, failed', `${sorted.length}, ${failed}`);
  say(
    'p50, p99 of the visits, ms',
    [0.5, 0.99].map((of) => sorted[Math.floor(sorted.length * of)]?.toFixed(1)).join(', '),
  );
  say('responses to the flood', [...flood.statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
  return budget('p95 of the visits, ms', p95, p95Budget, p95 <= p95Budget) && failed === 0;
}

/**
 * Visits of cached pages beside strangers who request everything that is expensive, from one address and from fifty. All of it
 * twice: the first time memory grows until caches are full and V8 has the heap that it wants, the second time it must not.
 */
export async function benchFlood(): Promise<boolean> {
  const { origin, pid } = await benchEnvironment();
  for (const path of visited) await untilReads(origin + path);
  const floods = Object.entries(await floodsOf(origin));
  let kept = true;
  const peaks: number[] = [];
  for (const round of ['first round', 'second round']) {
    let peak = 0;
    for (const [kind, next] of floods) {
      for (const clients of [1, 50]) {
        kept = (await flooded(origin, kind, clients, next)) && kept;
        peak = Math.max(peak, await megabytesOf(pid));
      }
    }
    say(`most memory, ${round}, MB`, peak.toFixed(0));
    peaks.push(peak);
  }
  const [first = 0, second = Number.POSITIVE_INFINITY] = peaks;
  const growth = second - first;
  return budget('growth in the second round, MB', growth, growthBudget, growth <= growthBudget) && kept;
}
