import { setTimeout as pause } from 'node:timers/promises';
import { type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import type { Picture } from './variants.ts';

/**
 * The priority of a picture: just published or uploaded before the rest of the library. A single variant that a visitor
 * requested comes before both.
 */
type Urgency = 'published' | 'rest';

interface Parts {
  /** the missing variants of a picture, in the order in which they are generated */
  missing: (picture: Picture) => Promise<readonly Variant[]>;
  /** generates one; called for one at a time */
  make: (picture: Picture, variant: Variant) => Promise<void>;
  /** whether a failure has nothing to do with the picture: it is tried again until it succeeds */
  isTemporary?: (error: unknown) => boolean;
  /** called when the queue is empty */
  onIdle?: () => void;
  /** called once with a picture that is from now on tried hourly alone */
  onGivenUp: (picture: Picture, error: unknown) => void;
  /** called with the first temporary failure since the start, or since a variant was generated */
  onPostponed?: (picture: Picture, error: unknown) => void;
  /** ms before a picture that failed is tried again */
  retryDelay?: number;
}

export interface PreGeneration {
  /** Queues one variant that somebody requested. */
  request(picture: Picture, variant: Variant): void;
  /** Queues all missing variants of a picture. */
  complete(picture: Picture, urgency: Urgency): void;
  /** Removes a deleted picture from the queue. Resolves when none of its variants is being generated any more. */
  forget(hash: string): Promise<void>;
}

/** As many as the pages of a large school request; beyond, the oldest are dropped, and queued again by the next request. */
const mostRequested = 2000;
const attempts = 3;
/** How much longer than at first the pauses after temporary failures become. */
const longestPause = 60;
/** How much longer than after its first failure a picture waits that is given up: an hour. */
const givenUpFor = 720;

/**
 * Pre-generates variants, one after another, each once. The queue is not persisted: what is missing is read from disk, and
 * queued again at the next start.
 */
export function createPreGeneration(parts: Parts): PreGeneration {
  const { missing, make, isTemporary = () => false, onIdle, onGivenUp, onPostponed, retryDelay = 5000 } = parts;
  const requested = new Map<string, { picture: Picture; variant: Variant }>();
  const waiting: Record<Urgency, Map<string, Picture>> = { published: new Map(), rest: new Map() };
  /** How often a picture failed since one of its variants was generated, by hash. */
  const failures = new Map<string, number>();
  /** What tries a picture that failed again, by hash. */
  const retries = new Map<string, NodeJS.Timeout>();
  /** Temporary failures since a variant was generated. */
  let postponed = 0;
  /** Milliseconds during which nothing is tried, after such a failure: each try takes a second of a core. */
  let rest = 0;
  /** The keys of the variants that failed: the others of their picture come before them. */
  const failed = new Set<string>();
  /** The key of the variant that is being generated. */
  let current = '';
  /** The step that is under way, from the choice of a variant to its end; resolves to whether there was one to generate. */
  let step = Promise.resolve(false);
  let isRunning = false;

  const keyOf = (picture: Picture, variant: Variant) => `${picture.hash}/${variantName(variant)}`;
  /** The missing variants; none where that cannot be known at the moment. */
  const missingOf = async (picture: Picture): Promise<readonly Variant[]> => {
    const hasFailed = (variant: Variant) => Number(failed.has(keyOf(picture, variant)));
    try {
      return (await missing(picture)).toSorted((one, other) => hasFailed(one) - hasFailed(other));
    } catch (error) {
      onFailure(picture, error);
      return [];
    }
  };
  const isMissing = async (picture: Picture, variant: Variant) =>
    (await missingOf(picture)).some((other) => variantName(other) === variantName(variant));

  /** The next variant to generate; `null` where there is none, or a rest is due. */
  async function next(): Promise<{ picture: Picture; variant: Variant } | null> {
    for (const [key, job] of requested) {
      requested.delete(key);
      if (await isMissing(job.picture, job.variant)) return job;
      if (rest > 0) return null;
    }
    for (const pictures of [waiting.published, waiting.rest]) {
      for (const [hash, picture] of pictures) {
        const [variant] = await missingOf(picture);
        if (variant) return { picture, variant };
        if (rest > 0) return null;
        // Unless a failure has removed it, to try it again.
        if (pictures.delete(hash)) failures.delete(hash);
      }
    }
    return null;
  }

  function onFailure(picture: Picture, error: unknown): void {
    const { hash } = picture;
    const urgency = waiting.published.has(hash) ? 'published' : 'rest';
    remove(hash);
    if (isTemporary(error)) {
      if (postponed === 0) onPostponed?.(picture, error);
      rest = retryDelay * Math.min(2 ** postponed, longestPause);
      postponed += 1;
      // After all others: they may not fail.
      waiting.rest.set(hash, picture);
      return;
    }
    const times = (failures.get(hash) ?? 0) + 1;
    failures.set(hash, times);
    if (times === attempts) onGivenUp(picture, error);
    // The cause may be gone by then, such as a lack of memory.
    const delay = retryDelay * (times < attempts ? times : givenUpFor);
    clearTimeout(retries.get(hash));
    retries.set(hash, setTimeout(() => queue(picture, urgency), delay).unref());
  }

  function remove(hash: string): void {
    for (const pictures of Object.values(waiting)) pictures.delete(hash);
    for (const [key, { picture }] of requested) if (picture.hash === hash) requested.delete(key);
  }

  async function generateNext(): Promise<boolean> {
    const job = await next();
    if (!job) return false;
    const { picture, variant } = job;
    current = keyOf(picture, variant);
    try {
      await make(picture, variant);
      failed.delete(current);
      failures.delete(picture.hash);
      postponed = 0;
    } catch (error) {
      failed.add(current);
      onFailure(picture, error);
    }
    current = '';
    return true;
  }

  async function run(): Promise<void> {
    do {
      if (rest > 0) await pause(rest, undefined, { ref: false });
      rest = 0;
      step = generateNext();
    } while (await step);
  }

  function start(): void {
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
      if (requested.size + waiting.published.size + waiting.rest.size > 0) return start();
      postponed = 0;
      onIdle?.();
    });
  }

  function queue(picture: Picture, urgency: Urgency): void {
    if (urgency === 'published') waiting.rest.delete(picture.hash);
    else if (waiting.published.has(picture.hash)) return;
    waiting[urgency].set(picture.hash, picture);
    start();
  }

  return {
    request(picture, variant) {
      const key = keyOf(picture, variant);
      if (key === current || requested.has(key) || (failures.get(picture.hash) ?? 0) > 0) return;
      if (requested.size >= mostRequested) requested.delete(requested.keys().next().value ?? '');
      requested.set(key, { picture, variant });
      start();
    },
    complete(picture, urgency) {
      if ((failures.get(picture.hash) ?? 0) < attempts) queue(picture, urgency);
    },
    async forget(hash) {
      remove(hash);
      // It may be about to generate one of this picture: it reads what is missing before.
      await step;
      // A failure has queued the picture again.
      remove(hash);
      clearTimeout(retries.get(hash));
      retries.delete(hash);
      failures.delete(hash);
      for (const key of failed) if (key.startsWith(`${hash}/`)) failed.delete(key);
    },
  };
}
