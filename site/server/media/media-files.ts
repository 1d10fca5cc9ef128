import { createReadStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nearestVariant, parseVariant, variantName } from '@vitrine/contract/media-sizes.ts';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentClient } from '../../app/data/.server/content-client.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { Log } from '../log.ts';
import { createDeletedFiles, type DeletedFiles } from './deleted-files.ts';
import { Download } from './download.ts';
import { MediaCache } from './media-cache.ts';

/** Where the bytes of an answer come from: the copy on disk, or what the content service is just sending. */
export interface Source {
  /** which file it is: of a picture, the nearest width where the wanted one is not made yet or cannot be had */
  name: string;
  /** bytes */
  size: number;
  part: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

export interface MediaFiles extends Pick<DeletedFiles, 'follow'> {
  /**
   * A file for a visitor.
   * @param pay called where the content service has to be asked for it; may refuse by throwing
   * @returns `null` where there is no such file
   * @throws ContentUnavailable where it could not be asked, and nothing can be given in place of the file
   */
  find(hash: string, name: string, pay: () => void): Promise<Source | null>;
}

interface Parts {
  content: Pick<ContentClient, 'open' | 'get'>;
  settings: Pick<Settings, 'cacheDir'>;
  log: Log;
}

/** A file on its way, under the name that the content service gives it. */
interface Arrival {
  name: string;
  file: Download;
}

/** Milliseconds for which a missing file is not requested again, and how many of them are known. */
const negativeCache = { ttl: 60_000, max: 2000 };

/** Milliseconds of silence after which a picture is given in a width that is on disk. */
const patience = 500;

/** Whether nothing came for longer than a visitor should wait. @throws as what is waited for */
const isSilent = (arriving: Promise<unknown>): Promise<boolean> =>
  Promise.race([arriving.then(() => false), pause(patience, true, { ref: false })]);

/**
 * The media files of the site: the copy on disk, else the content service, once for all who ask at the same time and passed on
 * as it comes. A picture's width that is not there is given by the nearest one, which is kept under its own name alone.
 */
export function createMediaFiles({ content, settings, log }: Parts): MediaFiles {
  const kept = new MediaCache({ directory: path.join(settings.cacheDir, 'media'), log });
  const gone = createDeletedFiles({ content, kept, log });
  const underWay = new Map<string, Promise<Arrival | null>>();
  const missing = new LRUCache<string, true>(negativeCache);

  async function open(hash: string, name: string): Promise<Arrival | null> {
    const answer = await content.open(`/media/files/${hash}/${encodeURIComponent(name)}`);
    if (!answer) {
      missing.set(`${hash}/${name}`, true);
      return null;
    }
    const given = parseVariant(answer.headers.get('content-location') ?? '');
    return { name: given ? variantName(given) : name, file: await Download.of(answer) };
  }

  /** Waits for the whole file and keeps it: until then, those who ask for it are given what is on its way. */
  async function keep(hash: string, arriving: Promise<Arrival | null>): Promise<void> {
    const checks = gone.checks();
    // The error goes to the callers.
    const arrival = await arriving.catch(() => null);
    const bytes = await arrival?.file.whole.catch(() => null);
    if (!arrival || !bytes) return;
    await kept.keep(hash, arrival.name, bytes);
    // It may have been deleted during the download: it will be requested again.
    if (gone.checks() !== checks) await kept.remove(hash, arrival.name);
  }

  /** What is on its way already costs nothing. */
  function arrivalOf(hash: string, name: string, pay: () => void): Promise<Arrival | null> {
    const key = `${hash}/${name}`;
    if (missing.has(key)) return Promise.resolve(null);
    const known = underWay.get(key);
    if (known) return known;
    pay();
    const arriving = open(hash, name);
    underWay.set(key, arriving);
    void keep(hash, arriving).finally(() => underWay.delete(key));
    return arriving;
  }

  async function fromDisk(hash: string, name: string): Promise<Source | null> {
    const known = await kept.find(hash, name);
    return known && { name, size: known.size, part: (start, end) => createReadStream(known.file, { start, end }) };
  }

  /** The nearest width that is on disk. */
  async function nearestOnDisk(hash: string, name: string): Promise<Source | null> {
    const wanted = parseVariant(name);
    const nearest = wanted && nearestVariant(wanted, await kept.namesOf(hash));
    return nearest && fromDisk(hash, variantName(nearest));
  }

  const sourceOf = (arrival: Arrival | null): Source | null =>
    arrival && {
      name: arrival.name,
      size: arrival.file.size,
      part: (start, end) => arrival.file.part(start, end),
    };

  return {
    follow: gone.follow,
    async find(hash, name, pay) {
      const known = await fromDisk(hash, name);
      if (known) return known;
      const arriving = arrivalOf(hash, name, pay);
      // It may fail when nobody waits for it any more.
      arriving.catch(() => undefined);
      try {
        const isLate = parseVariant(name) !== null && (await isSilent(arriving));
        return (isLate ? await nearestOnDisk(hash, name) : null) ?? sourceOf(await arriving);
      } catch (error) {
        const nearest = error instanceof ContentUnavailable ? await nearestOnDisk(hash, name) : null;
        if (!nearest) throw error;
        return nearest;
      }
    },
  };
}
