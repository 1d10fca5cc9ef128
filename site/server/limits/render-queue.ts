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
  /** the length of the queue: of one client, and of all together */
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

/** Runs a limited number of tasks concurrently; the others wait in a queue. */
export interface RenderQueue {
  /**
   * Runs a task when its place in the queue is reached.
   * @throws QueueFull where the queue is full, or the task waited too long
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  /** how many are under way, wait, and were refused so far */
  counts(): { running: number; waiting: number; refused: number };
}

/**
 * A fair queue: round robin over the clients. Between two tasks it yields to the event loop, so that cached responses are sent.
 */
export function createRenderQueue({ atOnce, mostOfClient, most, silence, longest }: RenderQueueOptions): RenderQueue {
  /** in the order in which the clients are served next */
  const waiting = new Map<string, Set<() => void>>();
  let running = 0;
  let isStarting = false;
  let count = 0;
  let refused = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  function leave(client: string, begin: () => void): void {
    const own = waiting.get(client);
    if (!own?.delete(begin)) return;
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
    const [begin] = own ?? [];
    if (!own || !begin) return;
    leave(client, begin);
    if (waiting.delete(client)) waiting.set(client, own);
    running += 1;
    begin();
    next();
  }

  function wait(client: string): Promise<void> {
    const own = waiting.get(client) ?? new Set();
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave(client, begin);
        refused += 1;
        reject(new QueueFull());
      };
      let timer: NodeJS.Timeout | undefined;
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      if (own.size >= mostOfClient || count >= most) {
        refuse();
        return;
      }
      const begun = performance.now();
      const look = () => {
        const now = performance.now();
        const wait = Math.min(endedAt + silence, begun + longest) - now;
        if (wait > 0) timer = setTimeout(look, wait);
        else refuse();
      };
      timer = setTimeout(look, silence);
      waiting.set(client, own.add(begin));
      count += 1;
      next();
    });
  }

  return {
    async run(client, work) {
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
    counts: () => ({ running, waiting: count, refused }),
  };
}
