import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../app/config/settings.server.ts';
import { forever, type HeaderList, pageHeaders, plainHeaders } from '../headers/response-headers.ts';
import { pathOf } from '../limits/request-line.ts';
import {
  addForm,
  type CachedResponse,
  compressors,
  encodingOf,
  toCachedResponse,
} from '../page-cache/cached-response.ts';
import { sendCached } from '../page-cache/send.ts';
import type { SharedAssets } from './shared-assets.ts';

/** Kinds of files, and whether they shrink. What is not listed is no file of ours. */
const kinds: Record<string, { type: string; shrinks: boolean }> = {
  '.css': { type: 'text/css; charset=utf-8', shrinks: true },
  '.html': { type: 'text/html; charset=utf-8', shrinks: true },
  '.avif': { type: 'image/avif', shrinks: false },
  '.ico': { type: 'image/x-icon', shrinks: true },
  '.js': { type: 'text/javascript; charset=utf-8', shrinks: true },
  '.json': { type: 'application/json; charset=utf-8', shrinks: true },
  '.png': { type: 'image/png', shrinks: false },
  '.svg': { type: 'image/svg+xml', shrinks: true },
  '.txt': { type: 'text/plain; charset=utf-8', shrinks: true },
  '.webp': { type: 'image/webp', shrinks: false },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', shrinks: true },
  '.woff2': { type: 'font/woff2', shrinks: false },
};

/** Where the bundler puts files whose name changes with their content. */
const hashed = '/assets/';

/** Files of other releases in memory: those of several. */
const mostOfOthers = 500;

/** Milliseconds after which this release notes again that it uses its files. */
const refreshAfter = 24 * 60 * 60 * 1000;

type StaticSettings = Pick<Settings, 'siteUrl' | 'crmHosts'>;

/**
 * The built files, in memory and sent before any framework. Hashed ones are cached for ever, the others requested again;
 * a hashed one that is not there says so in plain text, so that a lost script fails as a script.
 * @param folder what the build made for browsers; null: nothing, as in development, where Vite serves them
 * @param sharedAssets the hashed files of other releases; null: there is no such folder
 */
export function staticFiles(folder: string | null, settings: StaticSettings, sharedAssets: SharedAssets | null) {
  const files = folder === null ? new Map<string, CachedResponse>() : readFiles(folder, settings);
  const others = sharedAssets && filesOfOthers(sharedAssets, settings);
  const lost: HeaderList = [
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', '9'],
    ['cache-control', 'no-store'],
    ...plainHeaders(settings),
  ];
  return {
    /** Whether a path is that of a built file. */
    has: (requested: string) => files.has(requested),
    /** Resolves when every file that shrinks is compressed; until then some are sent as they are. */
    compressed: compressAll(files),
    /** Resolves when other releases can read the hashed files of this one. Never rejects. */
    shared: sharedAssets && folder !== null ? keepShared(sharedAssets, files) : Promise.resolve(),
    /**
     * Responds to a request for a built file, or for one of another release.
     * @returns false where the request is for something else; nothing was written then
     */
    respond(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const requested = pathOf(url);
      const file = files.get(requested);
      if (file) {
        sendCached(request, response, file);
        return true;
      }
      if (folder === null || !requested.startsWith(hashed)) return false;
      const sendLost = () => {
        response.writeHead(404, lost.flat());
        response.end(method === 'HEAD' ? undefined : 'Not found');
      };
      if (!others) sendLost();
      else
        void others(requested).then((other) => (other ? sendCached(request, response, other) : sendLost()), sendLost);
      return true;
    },
  };
}

export type StaticFiles = ReturnType<typeof staticFiles>;

/** Puts the hashed files into the shared folder, now and daily. */
function keepShared(shared: SharedAssets, files: Map<string, CachedResponse>): Promise<void> {
  const own = new Map<string, Buffer>();
  for (const [pathname, { forms }] of files) {
    if (pathname.startsWith(hashed)) own.set(pathname.slice(hashed.length), forms.identity.body);
  }
  setInterval(() => void shared.refresh(own), refreshAfter).unref();
  return shared.refresh(own);
}

/** Reads a file of another release once, for all requests. The first ones get it with gzip: brotli takes half a second for the largest. */
function filesOfOthers(
  shared: SharedAssets,
  settings: StaticSettings,
): (pathname: string) => Promise<CachedResponse | undefined> {
  async function read(pathname: string): Promise<CachedResponse | undefined> {
    const kind = kinds[path.extname(pathname)];
    const body = kind && (await shared.read(pathname.slice(hashed.length)));
    // It may be there with the next start of a release: what is undefined is not cached.
    if (!body) return undefined;
    const file = fileOf(body, pathname, kind, settings);
    if (kind.shrinks) {
      await addSmaller(file, 'gzip');
      void addSmaller(file, 'best');
    }
    return file;
  }
  // A file that others displace while it is read is a response to those who wait for it.
  const known = new LRUCache<string, CachedResponse>({ max: mostOfOthers, fetchMethod: read, ignoreFetchAbort: true });
  return (pathname) => known.fetch(pathname);
}

function readFiles(folder: string, settings: StaticSettings): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const kind = kinds[path.extname(entry.name)];
    if (!entry.isFile() || !kind) continue;
    const file = path.join(entry.parentPath, entry.name);
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const isHtml = kind.type.startsWith('text/html');
    if (isHtml && pathname.startsWith(hashed))
      throw new Error(`${pathname} is a page: it has no place among the assets.`);
    files.set(pathname, fileOf(readFileSync(file), pathname, kind, settings));
  }
  return files;
}

function fileOf(
  body: Buffer,
  pathname: string,
  kind: { type: string; shrinks: boolean },
  settings: StaticSettings,
): CachedResponse {
  const isWorker = !pathname.startsWith(hashed) && kind.type.startsWith('text/javascript');
  const headers: HeaderList = [
    ['content-type', kind.type],
    ['cache-control', pathname.startsWith(hashed) ? forever : 'no-cache'],
    ...(kind.type.startsWith('text/html')
      ? pageHeaders(body.toString(), settings)
      : plainHeaders(settings, isWorker ? 'worker' : 'own')),
  ];
  return toCachedResponse({ status: 200, body, headers }, kind.shrinks);
}

/** One after the other, in the background: a start must not wait for the best compression. */
async function compressAll(files: Iterable<[pathname: string, file: CachedResponse]>): Promise<void> {
  for (const [pathname, file] of files) {
    if (!kinds[path.extname(pathname)]?.shrinks) continue;
    await addSmaller(file, 'gzip');
    await addSmaller(file, 'best');
  }
}

/** Never rejects: a file that cannot be compressed is sent as it is. */
async function addSmaller(file: CachedResponse, compression: 'gzip' | 'best'): Promise<void> {
  const { body } = file.forms.identity;
  const smaller = await compressors[encodingOf(compression)](body, 11).catch(() => body);
  if (smaller.length < body.length) addForm(file, compression, smaller);
}
