import { createReadStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nearestVariant, parseVariant, type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import type { ContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import { createDeletedFiles, type FollowedChanges, isOfMedia } from './deleted-files.ts';
import { Download } from './download.ts';
import { MediaCache } from './media-cache.ts';

/** Where the bytes of a response come from: the media cache, or a download from the content service. */
export interface Source {
  /** which file it is: of a picture, the nearest width where the requested one is not generated yet or cannot be fetched */
  name: string;
  /** bytes */
  size: number;
  part: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

interface Parts {
  transport: Pick<ContentTransport, 'open'>;
  content: Pick<ContentClient, 'get'>;
  settings: Pick<Settings, 'cacheDir'>;
  log: Log;
}

/** A download, under the name that the content service gives it. */
interface NamedDownload {
  name: string;
  file: Download;
}

const pictureTypes: Record<Variant['format'], string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The type of a file by its name alone, so that none can be a page: what is no picture in one of its widths is a document. */
export function mediaType(name: string): string {
  const variant = parseVariant(name);
  return variant ? pictureTypes[variant.format] : 'application/pdf';
}

/** Milliseconds for which a missing file is not requested again, and how many of them are known. */
const negativeCache = { ttl: 60_000, max: 2000 };

/** Milliseconds without a response after which a picture is sent in a width that is on disk. */
const fallbackAfter = 500;

/** Whether there is no response for longer than a visitor should wait. @throws as what is waited for */
const isLate = (pending: Promise<unknown>): Promise<boolean> =>
  Promise.race([pending.then(() => false), pause(fallbackAfter, true, { ref: false })]);

/**
 * The media files of the site: from the media cache, else from the content service, once for all concurrent requests and passed
 * on as it is received. In place of a picture's width that is not there the nearest one is sent, which is stored under its own
 * name alone.
 */
export function createMediaFiles({ transport, content, settings, log }: Parts) {
  const cache = new MediaCache({ directory: path.join(settings.cacheDir, 'media'), log });
  const gone = createDeletedFiles({ content, cache, log });
  const downloads = new Map<string, Promise<NamedDownload | null>>();
  const missing = new LRUCache<string, true>(negativeCache);

  async function open(hash: string, requested: string): Promise<NamedDownload | null> {
    const url = `/media/files/${hash}/${encodeURIComponent(requested)}`;
    const response = await transport.open(url);
    if (!response) {
      missing.set(`${hash}/${requested}`, true);
      return null;
    }
    const given = parseVariant(response.headers.get('content-location') ?? '');
    const name = given ? variantName(given) : requested;
    // The page of a proxy that says 200 while the service is away would be stored as the file, and sent for a year.
    const type = response.headers.get('content-type');
    if (!type?.startsWith(mediaType(name))) {
      await response.body?.cancel();
      throw new ContentUnavailable(url, `a file of type ${type}`);
    }
    const file = await Download.of(response);
    if (file.size === 0) throw new ContentUnavailable(url, 'an empty file');
    return { name, file };
  }

  /** Waits for the whole file and stores it: until then, requests for it are served from the download. */
  async function store(hash: string, pending: Promise<NamedDownload | null>): Promise<void> {
    const checks = gone.checks();
    // The error goes to the callers.
    const download = await pending.catch(() => null);
    const bytes = await download?.file.whole.catch(() => null);
    if (!download || !bytes) return;
    await cache.store(hash, download.name, bytes);
    // It may have been deleted during the download: it will be requested again.
    if (gone.checks() === checks) return;
    await cache
      .remove(hash, download.name)
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'a media file could not be removed'));
  }

  /** The download of a file; one that runs already is not charged. */
  function downloadOf(hash: string, name: string, charge: () => void): Promise<NamedDownload | null> {
    const key = `${hash}/${name}`;
    if (missing.has(key)) return Promise.resolve(null);
    const known = downloads.get(key);
    if (known) return known;
    charge();
    const pending = open(hash, name);
    downloads.set(key, pending);
    void store(hash, pending).finally(() => downloads.delete(key));
    return pending;
  }

  async function fromDisk(hash: string, name: string): Promise<Source | null> {
    const known = await cache.find(hash, name);
    return known && { name, size: known.size, part: (start, end) => createReadStream(known.file, { start, end }) };
  }

  /** The nearest width that is on disk. */
  async function nearestOnDisk(hash: string, name: string): Promise<Source | null> {
    const wanted = parseVariant(name);
    const nearest = wanted && nearestVariant(wanted, await cache.namesOf(hash));
    return nearest && fromDisk(hash, variantName(nearest));
  }

  const sourceOf = (download: NamedDownload | null): Source | null =>
    download && {
      name: download.name,
      size: download.file.size,
      part: (start, end) => download.file.part(start, end),
    };

  return {
    /** To be called with each part of the journal, an empty one too. */
    follow(changes: FollowedChanges): void {
      // A file may be back from the trash, at the same URL.
      if (isOfMedia(changes)) missing.clear();
      gone.follow(changes);
    },
    /**
     * A file for a visitor.
     * @param charge called before a request to the content service, for the rate limit; may refuse by throwing
     * @returns `null` where there is no such file
     * @throws ContentUnavailable where that request failed, and no other width is on disk
     */
    async find(hash: string, name: string, charge: () => void): Promise<Source | null> {
      const known = await fromDisk(hash, name);
      if (known) return known;
      const pending = downloadOf(hash, name, charge);
      // It may fail when nobody waits for it any more.
      pending.catch(() => undefined);
      try {
        const mayFallBack = parseVariant(name) !== null && (await isLate(pending));
        return (mayFallBack ? await nearestOnDisk(hash, name) : null) ?? sourceOf(await pending);
      } catch (error) {
        const nearest = error instanceof ContentUnavailable ? await nearestOnDisk(hash, name) : null;
        if (!nearest) throw error;
        return nearest;
      }
    },
  };
}

export type MediaFiles = ReturnType<typeof createMediaFiles>;
