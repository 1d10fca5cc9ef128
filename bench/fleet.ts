import { setTimeout as pause } from 'node:timers/promises';
import { makeEmptyDatabase } from '../content/tests/empty-database.ts';
import { logIn } from '../e2e/environment/editor.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../e2e/environment/test-environment.ts';
import { buildContent, buildSite } from '../launcher/build.ts';
import { urlsOfSitemap } from '../mirror/references.ts';
import { benchSettings } from './bench-settings.ts';
import { budget, median, say } from './load.ts';
import { untilCompressed } from './until.ts';

const contentPorts = [4171, 4172];
const sitePorts = [4181, 4182, 4183, 4184];
const publications = 100;
/** The article that is published again and again. */
const slug = 'cahiers-numero-quatre';
/** Milliseconds in which the sites render and compress what else shows the article: four sites on two cores do nothing else then. */
const betweenPublications = 3000;
const kills = 20;
/** Milliseconds from the end of a publication until it is on a site: 95 of 100 times. */
const freshBudget = 500;
/** Milliseconds after which a publication counts as missed. */
const missed = 30_000;

interface Process {
  start: () => Promise<Running>;
  running: Running;
}

/** Four sites and two content services on one PostgreSQL database: how soon publications are everywhere, also when processes die. */
export async function benchFleet(): Promise<boolean> {
  const server = benchSettings.TEST_POSTGRES_URL;
  if (!server) throw new Error('This bench needs TEST_POSTGRES_URL: the URL of a database of a PostgreSQL server.');
  await buildContent();
  await buildSite();
  const database = await makeEmptyDatabase(server);
  const environment = await prepareEnvironment(contentPorts[0] ?? 0, {
    DATABASE_URL: database.environment.DATABASE_URL,
  });
  const fleet: Process[] = [];
  const launch = async (start: () => Promise<Running>) => fleet.push({ start, running: await start() });
  try {
    const services = contentPorts.map((port): TestEnvironment => {
      const contentUrl = `http://localhost:${port}`;
      const own = { CONTENT_PORT: String(port), CONTENT_URL: contentUrl };
      return { ...environment, contentUrl, variables: { ...environment.variables, ...own } };
    });
    for (const service of services) await launch(() => startContentService(service));
    for (const [index, port] of sitePorts.entries()) {
      const service = services[index % services.length] ?? environment;
      const folder = `${environment.dataDir}/cache-${port}`;
      await launch(() => startSite(service, { PORT: String(port), CACHE_DIR: folder, WARM_UP_SECONDS: '30' }));
    }
    process.stdout.write('Four sites and two content services on one database\n');
    for (const port of sitePorts) await untilAllCompressed(port);
    return await measure(services, fleet);
  } finally {
    for (const { running } of fleet.reverse()) await running.stop();
    await removeEnvironment(environment);
    await database.remove();
  }
}

/** Waits until a site has compressed the pages that it rendered at its start: half a minute of a core of each. */
async function untilAllCompressed(port: number): Promise<void> {
  const sitemap = await (await fetch(`http://localhost:${port}/sitemap.xml`)).text();
  for (const url of urlsOfSitemap(sitemap)) await untilCompressed(url);
}

async function measure(services: TestEnvironment[], fleet: Process[]): Promise<boolean> {
  const editors = await Promise.all(services.map(({ contentUrl }) => logIn(contentUrl)));
  const article = await editors[0]?.find('news', 'slug', slug);
  let number = 0;

  /** Publishes at one of the services that accept it. @returns the title */
  async function publish(): Promise<string> {
    number += 1;
    const title = `Essai numéro ${number}.`;
    for (let turn = number; ; turn += 1) {
      const isSaved = await editors[turn % editors.length]
        ?.change('news', article?.id ?? 0, { title, _status: 'published' })
        .then(
          () => true,
          () => false,
        );
      if (isSaved) return title;
      await pause(50);
    }
  }
  async function untilShown(port: number, title: string): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const page = await fetch(`http://localhost:${port}/actualites/${slug}`).then(
        (response) => response.text(),
        () => '',
      );
      const waited = performance.now() - begun;
      if (page.includes(title) || waited > missed) return waited;
      await pause(10);
    }
  }
  const everywhere = (title: string) => Promise.all(sitePorts.map((port) => untilShown(port, title)));

  await everywhere(await publish());
  const waits: number[] = [];
  for (let round = 0; round < publications; round += 1) {
    waits.push(...(await everywhere(await publish())));
    await pause(betweenPublications);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  say('middle of all sites, ms', median(waits).toFixed(0));
  say('longest, ms', (sorted.at(-1) ?? Number.NaN).toFixed(0));
  const isFresh = budget('95 of 100, ms', p95, freshBudget, p95 <= freshBudget);

  let lost = 0;
  let longest = 0;
  for (let round = 0; round < kills; round += 1) {
    const victim = fleet[Math.floor(Math.random() * fleet.length)];
    await victim?.running.kill();
    const restarted = victim?.start();
    const title = await publish();
    if (victim && restarted) victim.running = await restarted;
    const last = await everywhere(title);
    longest = Math.max(longest, ...last);
    lost += last.filter((waited) => waited > missed).length;
  }
  say(`after one of ${kills} kills, once it is back, longest, ms`, longest.toFixed(0));
  return budget('publications that a site missed', lost, 0, lost === 0) && isFresh;
}
