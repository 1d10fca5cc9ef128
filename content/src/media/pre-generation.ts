import { type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import type { Picture } from './variants.ts';

/**
 * Which pictures are completed first: those of what was just published or uploaded, before the rest of the library. A variant
 * that a visitor was given another one for comes before both.
 */
export type Urgency = 'published' | 'rest';

interface Parts {
  /** the variants of a picture that are not there yet, in the order in which they are to be made */
  missing: (picture: Picture) => Promise<readonly Variant[]>;
  /** makes one; called for one at a time */
  make: (picture: Picture, variant: Variant) => Promise<void>;
  /** called when there is nothing to do any more */
  onIdle?: () => void;
  /** called with a picture that is given up until the next start */
  onGivenUp: (picture: Picture, error: unknown) => void;
  /** ms before a picture that failed is tried again */
  retryDelay?: number;
}

export interface PreGeneration {
  /** Has a variant made that somebody asked for. */
  ask(picture: Picture, variant: Variant): void;
  /** Has every variant of a picture made. */
  complete(picture: Picture, urgency: Urgency): void;
  /** Makes nothing more of a picture that is gone. */
  forget(hash: string): void;
}

/** As many as a visit to every page of a large school; the oldest are asked for again by who still wants them. */
const askedAtMost = 2000;
const attempts = 3;

/**
 * Makes variants before anybody asks for them: one after another, each once however often it is wanted. What is to be done is
 * what is missing on disk, so nothing of it has to outlast a restart: the next start looks again.
 */
export function createPreGeneration(parts: Parts): PreGeneration {
  const { missing, make, onIdle, onGivenUp, retryDelay = 5000 } = parts;
  const asked = new Map<string, { picture: Picture; variant: Variant }>();
  const waiting: Record<Urgency, Map<string, Picture>> = { published: new Map(), rest: new Map() };
  const failures = new Map<string, number>();
  let current = '';
  let isRunning = false;

  const keyOf = (picture: Picture, variant: Variant) => `${picture.hash}/${variantName(variant)}`;
  const isMissing = async (picture: Picture, variant: Variant) =>
    (await missing(picture)).some((other) => variantName(other) === variantName(variant));

  /** What is to be made next, or `null`. */
  async function next(): Promise<{ picture: Picture; variant: Variant } | null> {
    for (const [key, job] of asked) {
      asked.delete(key);
      if (await isMissing(job.picture, job.variant)) return job;
    }
    for (const pictures of [waiting.published, waiting.rest]) {
      for (const [hash, picture] of pictures) {
        const [variant] = await missing(picture);
        if (variant) return { picture, variant };
        pictures.delete(hash);
        failures.delete(hash);
      }
    }
    return null;
  }

  function onFailure(picture: Picture, error: unknown): void {
    const { hash } = picture;
    const failed = (failures.get(hash) ?? 0) + 1;
    failures.set(hash, failed);
    const urgency = waiting.published.has(hash) ? 'published' : 'rest';
    remove(hash);
    if (failed >= attempts) onGivenUp(picture, error);
    // An upload may still be on its way to where originals are kept.
    else setTimeout(() => complete(picture, urgency), failed * retryDelay).unref();
  }

  function remove(hash: string): void {
    for (const pictures of Object.values(waiting)) pictures.delete(hash);
    for (const [key, { picture }] of asked) if (picture.hash === hash) asked.delete(key);
  }

  async function run(): Promise<void> {
    for (let job = await next(); job; job = await next()) {
      current = keyOf(job.picture, job.variant);
      try {
        await make(job.picture, job.variant);
      } catch (error) {
        onFailure(job.picture, error);
      }
      current = '';
    }
  }

  function wake(): void {
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
      if (asked.size + waiting.published.size + waiting.rest.size > 0) wake();
      else onIdle?.();
    });
  }

  function complete(picture: Picture, urgency: Urgency): void {
    if ((failures.get(picture.hash) ?? 0) >= attempts) return;
    if (urgency === 'published') waiting.rest.delete(picture.hash);
    else if (waiting.published.has(picture.hash)) return;
    waiting[urgency].set(picture.hash, picture);
    wake();
  }

  return {
    ask(picture, variant) {
      const key = keyOf(picture, variant);
      if (key === current || asked.has(key) || (failures.get(picture.hash) ?? 0) > 0) return;
      if (asked.size >= askedAtMost) asked.delete(asked.keys().next().value ?? '');
      asked.set(key, { picture, variant });
      wake();
    },
    complete,
    forget(hash) {
      remove(hash);
      failures.delete(hash);
    },
  };
}
