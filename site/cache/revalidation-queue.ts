interface Options<T> {
  /** how many are revalidated at the same time */
  atOnce: number;
  /** Fetches or renders one again. Never rejects. @returns whether it could */
  revalidate: (item: T) => Promise<boolean>;
  /** milliseconds after which what failed is tried again; doubled while nothing succeeds */
  retryDelay: { first: number; longest: number };
}

/** What is stale, revalidated in the background: what somebody was served first, the rest in the order in which it came. */
export function createRevalidationQueue<T extends { readonly key: string }>(options: Options<T>) {
  const { atOnce, revalidate, retryDelay } = options;
  const waiting = new Map<string, T>();
  const urgent = new Set<string>();
  const failed = new Map<string, T>();
  let running = 0;
  let delay = retryDelay.first;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function next(): T | undefined {
    const [key] = urgent.size > 0 ? urgent : waiting.keys();
    if (key === undefined) return undefined;
    const item = waiting.get(key);
    urgent.delete(key);
    waiting.delete(key);
    return item;
  }

  async function work(): Promise<void> {
    running += 1;
    for (let item = next(); item; item = next()) {
      if (await revalidate(item)) {
        failed.delete(item.key);
        delay = retryDelay.first;
      } else addLater(item);
    }
    running -= 1;
  }

  function add(item: T): void {
    waiting.set(item.key, item);
    if (running < atOnce) void work();
  }

  /** Adds something that could not be revalidated just now, after the delay. */
  function addLater(item: T): void {
    failed.set(item.key, item);
    if (retry || isStopped) return;
    retry = setTimeout(() => {
      retry = undefined;
      const items = [...failed.values()];
      failed.clear();
      for (const one of items) add(one);
    }, delay).unref();
    delay = Math.min(delay * 2, retryDelay.longest);
  }

  return {
    add,
    addLater,
    size: () => waiting.size + failed.size + running,
    /** A client was served the stale copy: if it waits, it is the next one. */
    urge(key: string): void {
      if (waiting.has(key)) urgent.add(key);
    },
    /** Drops what waits; for the end of the process. */
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
      waiting.clear();
      urgent.clear();
      failed.clear();
    },
  };
}
