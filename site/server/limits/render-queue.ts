import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Too many renderings are waiting: 503 with Retry-After. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** whole seconds */
  readonly retryAfter = 1;

  constructor() {
    super('the render queue is full');
  }
}

export interface RenderQueueOptions {
  /** the number of concurrent tasks */
  atOnce: number;
  /**
   * the length of the queue: of one client, and of all together. A client with nothing waiting takes the place of the newest task of
   * the client with the most, unless each has one.
   */
  mostOfClient: number;
  most: number;
  /** milliseconds that a task waits at most: while no other task ends, and in all */
  silence: number;
  longest: number;
}

/**
 * For pages and API requests: as many as the content service handles concurrently. A class behind one IP address that opens a site
 * with an empty cache gets all its pages; while no rendering ends, waiting requests fail after `silence`.
 */
export const renderQueueLimits: RenderQueueOptions = {
  atOnce: 8,
  mostOfClient: 150,
  most: 300,
  silence: 1500,
  longest: 6000,
};

/** A task that waits: either function ends that. */
interface Place {
  begin: () => void;
  refuse: () => void;
}

/**
 * Runs a limited number of tasks concurrently; the others wait in a fair queue: round robin over the clients. Between two tasks it yields
 * to the event loop, so that cached responses are sent.
 */
export function createRenderQueue({ atOnce, mostOfClient, most, silence, longest }: RenderQueueOptions) {
  /** in the order in which the clients are served next */
  const waiting = new Map<string, Set<Place>>();
  let running = 0;
  let isStarting = false;
  let count = 0;
  let refused = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  function leave(client: string, place: Place): void {
    const own = waiting.get(client);
    if (!own?.delete(place)) return;
    count -= 1;
    if (own.size === 0) waiting.delete(client);
  }

  function next(): void {
    if (isStarting || count === 0 || running >= atOnce) return;
    isStarting = true;
    void yieldToEventLoop().then(startOne);
  }

  function startOne(): void {
    isStarting = false;
    const [[client = '', own] = []] = waiting;
    const [place] = own ?? [];
    if (!own || !place) return;
    leave(client, place);
    if (waiting.delete(client)) waiting.set(client, own);
    running += 1;
    place.begin();
    next();
  }

  /** Refuses the newest task of the client with the most waiting: two clients alone could fill the queue for all others. */
  function makeRoom(): void {
    let largest = new Set<Place>();
    for (const places of waiting.values()) if (places.size > largest.size) largest = places;
    if (largest.size > 1) [...largest].at(-1)?.refuse();
  }

  function wait(client: string): Promise<void> {
    const own = waiting.get(client) ?? new Set();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const place: Place = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          leave(client, place);
          refused += 1;
          reject(new QueueFull());
        },
      };
      if (count >= most && own.size === 0) makeRoom();
      if (own.size >= mostOfClient || count >= most) {
        place.refuse();
        return;
      }
      const begun = performance.now();
      const look = () => {
        const now = performance.now();
        const wait = Math.min(endedAt + silence, begun + longest) - now;
        if (wait > 0) timer = setTimeout(look, wait);
        else place.refuse();
      };
      timer = setTimeout(look, silence);
      waiting.set(client, own.add(place));
      count += 1;
      next();
    });
  }

  return {
    /**
     * Runs a task when its place in the queue is reached.
     * @throws QueueFull where the queue is full, its place was given to another client, or the task waited too long
     */
    async run<T>(client: string, work: () => Promise<T>): Promise<T> {
      await wait(client);
      try {
        const rendered = await work();
        endedAt = performance.now();
        return rendered;
      } finally {
        running -= 1;
        next();
      }
    },
    /** how many are under way, wait, and were refused so far */
    counts: () => ({ running, waiting: count, refused }),
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
