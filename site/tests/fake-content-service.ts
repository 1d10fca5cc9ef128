import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ContentCache,
  type ContentCacheParts,
  createContentCache,
} from '../app/data/.server/content-cache/content-cache.ts';
import type { BreakerState } from '../app/data/.server/content-service/circuit-breaker.ts';
import { ContentUnavailable } from '../app/data/.server/errors.ts';

interface Document {
  id: number;
  slug: Record<string, string>;
  [field: string]: unknown;
}

/** Collections in memory in place of the content service, which a test can make silent or large. */
export function fakeContentService(collections: Record<string, Document[]> = {}) {
  const requested: string[] = [];
  const service = {
    collections,
    requested,
    /** out of reach */
    away: false,
    breaker: 'closed' as BreakerState,
    /** awaited before each response */
    hold: null as Promise<void> | null,
    /** response bodies by path, whatever the query */
    instead: new Map<string, string>(),
    /** the response of a proxy or a foreign server to every request */
    foreign: null as { status: number; body: string } | null,
    transport: null as unknown as ContentCacheParts['transport'],
    /** the requests since the last call */
    newlyRequested: () => requested.splice(0),
  };
  service.transport = {
    async request(address) {
      const url = new URL(address, 'http://content.example');
      requested.push(decodeURIComponent(address));
      // The response is what was there at the time of the request, however long it is held back.
      const body = service.instead.get(url.pathname) ?? responseTo(service.collections, url);
      await service.hold;
      if (service.away) throw new ContentUnavailable(url.pathname, 'no connection');
      const absent = JSON.stringify({ source: 'content', statusCode: 404, errorText: 'Not Found' });
      return service.foreign ?? (body === null ? { status: 404, body: absent } : { status: 200, body });
    },
    contentHealth: () => ({ breaker: service.breaker, requests: { ok: 0, failed: 0, timedOut: 0 } }),
  };
  return service;
}

export type FakeContentService = ReturnType<typeof fakeContentService>;

function responseTo(collections: Record<string, Document[]>, { pathname, searchParams }: URL): string | null {
  const [, name = '', id] = pathname.split('/');
  const documents = collections[name];
  if (!documents) return null;
  const locale = searchParams.get('locale') ?? 'fr';
  const show = (document: Document) => ({
    ...document,
    slug: locale === 'all' ? document.slug : (document.slug[locale] ?? null),
  });
  if (id !== undefined) {
    const found = documents.find((document) => String(document.id) === id);
    return found ? JSON.stringify(show(found)) : null;
  }
  const slug = searchParams.get('where[slug][equals]');
  const ids = searchParams.get('where[id][in]')?.split(',');
  const after = Number(searchParams.get('where[id][greater_than]') ?? 0);
  const found = documents
    .filter(({ id }) => id > after)
    .filter((document) => slug === null || document.slug[locale] === slug)
    .filter((document) => !searchParams.has('where[slug][exists]') || document.slug[locale])
    .filter((document) => !ids || ids.includes(String(document.id)));
  const limit = Number(searchParams.get('limit')) || Math.max(1, found.length);
  const isCounted = searchParams.get('pagination') !== 'false';
  const totalPages = isCounted ? Math.max(1, Math.ceil(found.length / limit)) : 1;
  return JSON.stringify({ docs: found.slice(0, limit).map(show), totalPages });
}

let disk = '';
const opened: ContentCache[] = [];

/** A folder of its own for cached responses, until `removeFolders`. */
export function ownFolder(): string {
  disk ||= mkdtempSync(path.join(tmpdir(), 'vitrine-responses-'));
  return path.join(mkdtempSync(path.join(disk, 'cache-')), 'responses', 'own');
}

/** Each file of tests calls it at its end: this module is shared by those of a worker, so a hook here would run for the first alone. */
export async function removeFolders(): Promise<void> {
  // What waits to be written is written now: later there is no folder.
  await Promise.all(opened.splice(0).map((cache) => cache.flush()));
  if (disk) rmSync(disk, { recursive: true });
  disk = '';
}

/** A content cache of its own, on a disk of its own where none is given. */
export function cacheOf(service: FakeContentService, parts: Partial<ContentCacheParts> = {}): ContentCache {
  const cache = createContentCache({
    transport: service.transport,
    folder: ownFolder(),
    now: () => new Date('2026-11-20T09:00:00+01:00'),
    onProblem: (error) => {
      throw error;
    },
    ...parts,
  });
  opened.push(cache);
  return cache;
}
