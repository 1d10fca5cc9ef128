import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { BreakerState } from '../circuit-breaker.ts';
import type { ContentCalls } from '../content-calls.ts';
import { ContentUnavailable } from '../errors.ts';
import { type ContentCacheParts, createContentCache } from './content-cache.ts';

interface Document {
  id: number;
  slug: Record<string, string>;
  [field: string]: unknown;
}

/** Collections in memory in place of the content service, for what real ones cannot be brought to: silence, and scale. */
export function fakeContentService(collections: Record<string, Document[]> = {}) {
  const asked: string[] = [];
  const service = {
    collections,
    asked,
    /** nobody answers */
    away: false,
    breaker: 'closed' as BreakerState,
    /** awaited before each answer */
    hold: null as Promise<void> | null,
    /** bodies that are answered for a path whatever was asked */
    instead: new Map<string, string>(),
    /** what a proxy or a foreign server answers to everything */
    foreign: null as { status: number; body: string } | null,
    calls: null as unknown as ContentCalls,
    /** the questions since the last look */
    newlyAsked: () => asked.splice(0),
  };
  service.calls = {
    async ask(address) {
      const url = new URL(address, 'http://content.example');
      asked.push(decodeURIComponent(address));
      // What is answered is decided when the question arrives, whenever the answer does.
      const said = service.instead.get(url.pathname) ?? answerTo(service.collections, url);
      await service.hold;
      if (service.away) throw new ContentUnavailable(url.pathname, 'no connection');
      const absent = JSON.stringify({ source: 'content', statusCode: 404, errorText: 'Not Found' });
      return service.foreign ?? (said === null ? { status: 404, body: absent } : { status: 200, body: said });
    },
    open: async () => null,
    logIn: async () => undefined,
    contentHealth: () => ({ breaker: service.breaker, calls: { ok: 0, failed: 0, timedOut: 0 } }),
  };
  return service;
}

export type FakeContentService = ReturnType<typeof fakeContentService>;

function answerTo(collections: Record<string, Document[]>, { pathname, searchParams }: URL): string | null {
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
  const docs = documents
    .filter((document) => slug === null || document.slug[locale] === slug)
    .filter((document) => !searchParams.has('where[slug][exists]') || document.slug[locale])
    .filter((document) => !ids || ids.includes(String(document.id)))
    .slice(0, Number(searchParams.get('limit')) || undefined)
    .map(show);
  return JSON.stringify({ docs });
}

const disk = mkdtempSync(path.join(tmpdir(), 'vitrine-answers-'));
afterAll(() => rmSync(disk, { recursive: true }));

/** A folder for answers that no other test has; removed after the file's tests. */
export function ownFolder(): string {
  return path.join(mkdtempSync(path.join(disk, 'cache-')), 'answers', 'own');
}

/** A content cache of its own, on a disk of its own where none is given. */
export function cacheOf(service: FakeContentService, parts: Partial<ContentCacheParts> = {}) {
  return createContentCache({
    calls: service.calls,
    folder: ownFolder(),
    now: () => new Date('2026-11-20T09:00:00+01:00'),
    onProblem: (error) => {
      throw error;
    },
    ...parts,
  });
}
