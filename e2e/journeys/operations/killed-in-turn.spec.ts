import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { readableText } from '../../../mirror/references.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import {
  administrator,
  canInstall,
  type Installation,
  origins,
  type Process,
  prepareInstallation,
} from '../../environment/installation.ts';
import { screenSamples } from '../../environment/screens.ts';
import { type Visit, visit, visitSteadily } from '../../environment/visits.ts';

/**
 * Each part of an installation is killed in turn, under visits and publications (docs/operations.md): visitors notice nothing, what
 * editors were told is saved is there, and each part recovers when it is started again, as a process manager does.
 */

const purgePort = 4339;
const perSecond = 40;
/** Milliseconds for which a part is away, and until what was saved last is on the site. */
const [away, recovery] = [4000, 60_000];

/** Pages of every kind, and a picture, which come from the caches of the sites. */
const warm = screenSamples.map(({ path }) => origins.site + path).filter((url) => !url.endsWith('/error/debug'));
/** The article that is published again and again. */
const article = `${origins.site}/actualites/cahiers-numero-quatre`;

let own: Installation;
let content: Process;
let sites: Process[];
let editor: Editor;
/** The keys of every purge that arrived. */
let purged: string[] = [];
let purges: Server;

const listen = () => new Promise<void>((resolve) => purges.listen(purgePort, '127.0.0.1', resolve));
const close = () =>
  new Promise<void>((resolve) => {
    purges.close(() => resolve());
    purges.closeAllConnections();
  });

/** Visits every page so often, on so many connections at once, that each of both processes has had each of them. */
async function visitBoth(): Promise<void> {
  for (let turn = 0; turn < 16; turn += 1) {
    const visits = await Promise.all([...warm, article].map((url) => visit(url)));
    expect(
      visits.filter(({ status }) => status !== 200).map(({ status, failure, url }) => `${status ?? failure} ${url}`),
    ).toEqual([]);
  }
}

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  test.skip(!(await canInstall()), 'PostgreSQL or nginx is not installed');
  purges = createServer((request, response) => {
    purged.push(String(request.headers['surrogate-key']));
    response.end();
  });
  await listen();
  own = await prepareInstallation({
    PURGE_URL: `http://127.0.0.1:${purgePort}/`,
    ADMIN_SECOND_FACTOR: 'off',
  });
  await own.installSample();
  ({ content, sites } = await own.start());
  const [, picture = ''] = /src="(\/media\/[^"]+)"/.exec((await visit(`${origins.site}/`)).body) ?? [];
  warm.push(origins.site + picture);
});
test.afterAll(async () => {
  await own?.end();
  if (purges?.listening) await close();
});

/** Publishes the article under a new title again and again. */
function publishSteadily() {
  const over = new AbortController();
  /** the number of the last publication that was accepted, and of the last one that was tried */
  const numbers = { accepted: 0, tried: 0 };
  const work = (async () => {
    const { id } = await editor.find('news', 'slug', 'cahiers-numero-quatre');
    while (!over.signal.aborted) {
      numbers.tried += 1;
      const data = { title: `Cahiers, tirage ${numbers.tried}`, _status: 'published' };
      const isAccepted = await editor.change('news', id, data).then(
        () => true,
        () => false,
      );
      if (isAccepted) numbers.accepted = numbers.tried;
      await pause(300);
    }
  })();
  return {
    numbers,
    async end() {
      over.abort();
      await work;
    },
  };
}

const numberOn = (text: string) => Number(/Cahiers, tirage (\d+)/.exec(text)?.[1] ?? 0);

interface Part {
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

const processOf = (find: () => Process): Part => ({
  kill: () => find().running.kill(),
  async start() {
    find().running = await find().start();
  },
});

const parts: Record<string, Part> = {
  'a site': processOf(() => sites[0] as Process),
  'the content service': processOf(() => content),
  PostgreSQL: { kill: () => own.postgres.kill(), start: () => own.postgres.start() },
  'the bucket': { kill: () => own.bucket.stop(), start: () => own.bucket.start() },
  'the address for purges': { kill: close, start: listen },
};

for (const [name, { kill, start }] of Object.entries(parts)) {
  test(`@long ${name} is killed: visitors notice nothing, and what was saved is there`, async () => {
    await visitBoth();
    editor = await logIn(own.environment.contentUrl, administrator);
    const publishing = publishSteadily();
    const endVisits = visitSteadily(warm, perSecond);
    await pause(2000);
    await kill();
    await pause(away);
    purged = [];
    await start();
    await pause(away);
    await publishing.end();
    const { accepted, tried } = publishing.numbers;
    expect(accepted).toBeGreaterThan(0);

    const stored = await editor.find('news', 'slug', 'cahiers-numero-quatre');
    // The last one may have been saved without an answer.
    expect(numberOn(String(stored.title))).toBeGreaterThanOrEqual(accepted);
    expect(numberOn(String(stored.title))).toBeLessThanOrEqual(tried);
    const isEverywhere = async () => {
      const seen: Visit[] = [];
      for (let turn = 0; turn < 8; turn += 1) seen.push(await visit(article));
      return seen.every(({ body }) => numberOn(body) === numberOn(String(stored.title)));
    };
    await expect.poll(isEverywhere, { timeout: recovery }).toBe(true);
    await expect.poll(() => purged.length, { timeout: recovery }).toBeGreaterThan(0);

    const visits = await endVisits();
    const failed = visits.filter(({ status }) => status !== 200);
    expect(visits.length).toBeGreaterThan((2 * away * perSecond) / 1000);
    // A lost connection is no crash, and no text passes for whole that is not.
    expect(content.running.output()).not.toMatch(/uncaughtException|Error converting lexical node/);
    expect(failed.map(({ url, status, failure, body }) => `${status ?? failure} ${url} ${body.slice(0, 200)}`)).toEqual(
      [],
    );
  });
}

test('@long all sites are killed: nginx serves the mirror', async () => {
  expect(await own.writeMirror()).toMatch(/^\d+ pages, .* 0 failures/m);
  const before = await visit(article);
  for (const site of sites) await site.running.kill();
  // nginx goes on with the former configuration for a moment.
  await expect.poll(async () => (await visit(`${origins.site}/formations`)).status).toBe(200);
  const after = await visit(article);
  expect([after.status, after.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(readableText(after.body)).toEqual(readableText(before.body));
  for (const site of sites) site.running = await site.start();
});
