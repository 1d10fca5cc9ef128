import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import { siteWorkspace } from '../launcher/environment.ts';

/** Bytes after brotli. */
interface Weight {
  /** the scripts that a page needs to be hydrated; the framework alone is 91 kB of them */
  script: number;
  /** the document */
  html: number;
  /** what of the document is data for the scripts, beside the markup */
  data: number;
}

/** The most that each screen may weigh, and a page of the sample that shows it. */
const screens: Record<Screen, Weight & { path: string }> = {
  home: { path: '/', script: 105_000, html: 28_000, data: 12_000 },
  'campus-list': { path: '/campus', script: 105_000, html: 24_000, data: 6_500 },
  campus: { path: '/campus/paris', script: 105_000, html: 29_000, data: 6_500 },
  'course-list': { path: '/formations', script: 105_000, html: 24_500, data: 6_500 },
  course: { path: '/formations/architecture-interieure', script: 105_000, html: 29_500, data: 6_500 },
  'news-list': { path: '/news', script: 105_000, html: 24_500, data: 6_500 },
  article: { path: '/actualites/fraiseuse-numerique-atelier-bois-paris', script: 105_000, html: 24_000, data: 6_500 },
  agenda: { path: '/agenda', script: 105_000, html: 26_000, data: 6_500 },
  portfolios: { path: '/portfolios', script: 109_500, html: 30_000, data: 6_500 },
  brochure: { path: '/crm/brochure', script: 113_700, html: 24_000, data: 6_500 },
  crm: { path: '/crm/contact', script: 113_700, html: 24_000, data: 6_500 },
  search: { path: '/recherche-sur-le-site?q=design', script: 105_000, html: 24_000, data: 6_500 },
  selection: {
    path: '/ma-selection?pairs=architecture-interieure.lyon_design-objet.paris',
    ...{ script: 105_000, html: 26_000, data: 6_500 },
  },
  finder: {
    path: '/trouver-ma-formation?now=school&make=places&campus=lyon&budget=8000',
    ...{ script: 105_000, html: 24_000, data: 6_500 },
  },
  accessibility: { path: '/accessibilite', script: 105_000, html: 24_000, data: 6_500 },
  'error-debug': { path: '/error/debug', script: 112_500, html: 22_000, data: 6_500 },
  rubrique: { path: '/admissions', script: 105_000, html: 24_000, data: 6_500 },
  page: { path: '/ecole/pedagogie', script: 105_000, html: 25_000, data: 6_500 },
};

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
}

const compress = promisify(brotliCompress);
const compressedSize = async (content: string | Buffer) => (await compress(content)).length;

/** The manifest that the browser is given, which scripts each route needs, and the script that it is part of. */
async function readManifest(client: string): Promise<{ manifest: Manifest; file: string }> {
  const server = await readFile(path.join(siteWorkspace, 'build/server/index.js'), 'utf8');
  const [, file] = /"?url"?:\s*["'`](\/assets\/manifest-[\w-]+\.js)["'`]/.exec(server) ?? [];
  if (!file) throw new Error('The built server names no manifest.');
  const script = await readFile(path.join(client, file), 'utf8');
  return { manifest: JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest, file };
}

/** The scripts that a first visit of each screen loads. */
async function weighScripts(): Promise<Map<string, number>> {
  const client = path.join(siteWorkspace, 'build/client');
  const { manifest, file: manifestFile } = await readManifest(client);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? readFile(path.join(client, file)).then(compressedSize);
    sizes.set(file, known);
    return known;
  };
  const weights = new Map<string, number>();
  for (const route of Object.values(manifest.routes)) {
    const [screen = '', locale] = route.id.split('___');
    if (locale !== 'fr' || !(screen in screens)) continue;
    const files = new Set([manifest.entry.module, ...manifest.entry.imports, manifestFile]);
    for (
      let part: typeof route | undefined = route;
      part;
      part = part.parentId ? manifest.routes[part.parentId] : undefined
    ) {
      for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
    }
    const all = await Promise.all([...files].map(sizeOf));
    weights.set(
      screen,
      all.reduce((sum, size) => sum + size, 0),
    );
  }
  return weights;
}

/** The scripts that every page imports by itself after hydration: they are no part of `weighScripts`. */
const lazyScripts = { names: ['after-hydration', 'selection', 'count-visits'], budget: 6_000 };

/** Bytes of what every page loads once it is hydrated and the browser is idle. */
async function weighLazyScripts(): Promise<number> {
  const assets = path.join(siteWorkspace, 'build/client/assets');
  const isLazyScript = new RegExp(`^(${lazyScripts.names.join('|')})-[\\w-]{7}\\.js$`);
  const files = (await readdir(assets)).filter((name) => isLazyScript.test(name));
  if (files.length !== lazyScripts.names.length)
    throw new Error(`The build has ${files.join(', ')} of ${lazyScripts.names.join(', ')}.`);
  const sizes = await Promise.all(files.map(async (file) => compressedSize(await readFile(path.join(assets, file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The most that a font file of a first screen may weigh: with its headers it fits into the ten segments that a server sends on a new
 * connection before it waits for an answer (RFC 6928), which takes a phone 0.15 s more.
 */
const fontBudget = 14_100;

/** Bytes of the font files that every page preloads. */
async function weighFonts(origin: string): Promise<number[]> {
  const html = await (await fetch(origin)).text();
  const preloads = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  if (preloads.length === 0) throw new Error(`${origin} preloads no font.`);
  return Promise.all(preloads.map(async (href) => (await (await fetch(origin + href)).arrayBuffer()).byteLength));
}

/** A document of the built site on the sample, and what of it is data. */
async function weighDocument(url: string): Promise<Pick<Weight, 'html' | 'data'>> {
  const response = await fetch(url);
  const html = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const data = scripts.filter((text) => text.includes('streamController'));
  if (data.length === 0) throw new Error(`${url} has no data that this bench could weigh.`);
  return { html: await compressedSize(html), data: await compressedSize(data.join('')) };
}

const parts = ['script', 'html', 'data'] as const;

/**
 * Prints, per screen, how much a first visit loads beside pictures, letters and styles of its own.
 * @param origin of the built site on the sample
 * @returns whether every screen keeps its budget
 */
export async function measureSizes(origin: string): Promise<boolean> {
  const scripts = await weighScripts();
  const documents = new Map<string, Pick<Weight, 'html' | 'data'>>();
  for (const [screen, { path: page }] of Object.entries(screens))
    documents.set(screen, await weighDocument(origin + page));
  process.stdout.write('A first visit, kB after brotli, and the budget\n');
  process.stdout.write(`  ${''.padEnd(14)}${parts.map((part) => part.padStart(18)).join('')}\n`);
  let kept = true;
  for (const [screen, budget] of Object.entries(screens)) {
    const weight = { script: Number.NaN, html: Number.NaN, data: Number.NaN, ...documents.get(screen) };
    weight.script = scripts.get(screen) ?? Number.NaN;
    // A number that is missing keeps no budget.
    const isKept = (part: keyof Weight) => weight[part] <= budget[part];
    const cells = parts.map((part) => {
      const words = `${(weight[part] / 1000).toFixed(1)} of ${(budget[part] / 1000).toFixed(1)}${isKept(part) ? '' : ' !'}`;
      return words.padStart(18);
    });
    kept &&= parts.every(isKept);
    process.stdout.write(`  ${screen.padEnd(14)}${cells.join('')}\n`);
  }
  const others: [string, number, number][] = [
    ['lazy scripts, when the browser is idle', await weighLazyScripts(), lazyScripts.budget],
    ['largest font file of a first screen', Math.max(...(await weighFonts(origin))), fontBudget],
  ];
  for (const [what, bytes, budget] of others) {
    const isKept = bytes <= budget;
    kept &&= isKept;
    const words = `${(bytes / 1000).toFixed(1)} of ${(budget / 1000).toFixed(1)}${isKept ? '' : ' !'}`;
    process.stdout.write(`  ${what}: ${words}\n`);
  }
  process.stdout.write(`  budgets ${kept ? 'kept' : 'BROKEN, see the marks'}\n`);
  return kept;
}
