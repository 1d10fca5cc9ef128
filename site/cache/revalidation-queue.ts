interface Options<T> {
  /** how many are revalidated at the same time */
  atOnce: number;
  /** Fetches or renders one again. Never rejects. @returns whether it could */
  revalidate: (item: T) => Promise<boolean>;
  /** milliseconds after which what failed is tried again; doubled while nothing succeeds */
  retryDelay: { first: number; longest: number };
}

/** What is stale, revalidated in the background: what somebody was served first, the rest in the order in which it came. */
export class RevalidationQueue<T extends { readonly key: string }> {
  readonly #waiting = new Map<string, T>();
  readonly #urgent = new Set<string>();
  readonly #failed = new Map<string, T>();
  readonly #options: Options<T>;
  #running = 0;
  #delay: number;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options<T>) {
    this.#options = options;
    this.#delay = options.retryDelay.first;
  }

  get size(): number {
    return this.#waiting.size + this.#failed.size + this.#running;
  }

  add(item: T): void {
    this.#waiting.set(item.key, item);
    if (this.#running < this.#options.atOnce) void this.#work();
  }

  /** A client was served the stale copy: if it waits, it is the next one. */
  urge(key: string): void {
    if (this.#waiting.has(key)) this.#urgent.add(key);
  }

  /** Adds something that could not be revalidated just now, after the delay. */
  addLater(item: T): void {
    this.#failed.set(item.key, item);
    if (this.#retry || this.#isStopped) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      const failed = [...this.#failed.values()];
      this.#failed.clear();
      for (const one of failed) this.add(one);
    }, this.#delay).unref();
    this.#delay = Math.min(this.#delay * 2, this.#options.retryDelay.longest);
  }

  /** Drops what waits; for the end of the process. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    this.#waiting.clear();
    this.#urgent.clear();
    this.#failed.clear();
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let item = this.#next(); item; item = this.#next()) {
      if (await this.#options.revalidate(item)) {
        this.#failed.delete(item.key);
        this.#delay = this.#options.retryDelay.first;
      } else this.addLater(item);
    }
    this.#running -= 1;
  }

  #next(): T | undefined {
    const [key] = this.#urgent.size > 0 ? this.#urgent : this.#waiting.keys();
    if (key === undefined) return undefined;
    const item = this.#waiting.get(key);
    this.#urgent.delete(key);
    this.#waiting.delete(key);
    return item;
  }
}
