import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Too many renderings are waiting: 503 with Retry-After. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** whole seconds */
  readonly retryAfter = 1;

  constructor() {
    super('too much is being made at once');
  }
}

export interface RenderQueueOptions {
  /** the number of concurrent tasks */
  atOnce: number;
  /** what may wait for its turn: of one client, and of all together */
  mostOfClient: number;
  most: number;
  /** milliseconds that anything waits while nothing is finished, and at most */
  silence: number;
  longest: number;
}

/**
 * For pages and calls: as many as the content service answers side by side. A class behind one address that opens a cold site has
 * all its pages; where nothing comes, it is told as soon as that the content service is silent.
 */
export const renderQueueLimits: RenderQueueOptions = {
  atOnce: 8,
  mostOfClient: 150,
  most: 300,
  silence: 1500,
  longest: 6000,
};

/** Gives those who want something made their turns, so many at once. */
export interface RenderQueue {
  /**
   * Does something when it is its client's turn.
   * @throws QueueFull where too much waits already, or it waited too long
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  /** how many are under way, wait, and were refused so far */
  counts(): { running: number; waiting: number; refused: number };
}

/**
 * RenderQueue by client: whoever asks for a hundred things gets one, then the next client gets one. Requests for what is
 * finished are answered between two of them.
 */
export function createRenderQueue({ atOnce, mostOfClient, most, silence, longest }: RenderQueueOptions): RenderQueue {
  /** in the order in which the clients are served next */
  const waiting = new Map<string, Set<() => void>>();
  let running = 0;
  let isStarting = false;
  let count = 0;
  let refused = 0;
  let finishedAt = Number.NEGATIVE_INFINITY;

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
        const wait = Math.min(finishedAt + silence, begun + longest) - now;
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
        const made = await work();
        finishedAt = performance.now();
        return made;
      } finally {
        running -= 1;
        next();
      }
    },
    counts: () => ({ running, waiting: count, refused }),
  };
}
