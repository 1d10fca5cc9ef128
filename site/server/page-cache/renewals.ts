import { letOthersIn } from '../limits/let-others-in.ts';
import type { Order } from './order.ts';

/** Milliseconds after which what could not be made again is tried once more. */
const retryPause = 5000;

/**
 * What is to be made again in the background: one at a time, so that visitors come first; what a visitor has asked for in
 * the meantime before the rest.
 */
export class Renewals {
  readonly #waiting = new Map<string, Order>();
  readonly #urgent = new Set<string>();
  readonly #failed = new Map<string, Order>();
  readonly #renew: (order: Order) => Promise<boolean>;
  #retry: NodeJS.Timeout | undefined;
  #busy = false;

  /** @param renew tells whether it could be made; never rejects */
  constructor(renew: (order: Order) => Promise<boolean>) {
    this.#renew = renew;
  }

  get size(): number {
    return this.#waiting.size + this.#failed.size + (this.#busy ? 1 : 0);
  }

  add(order: Order): void {
    this.#waiting.set(order.key, order);
    if (!this.#busy) void this.#work();
  }

  /** A visitor was given the old copy of this. */
  urge(key: string): void {
    if (this.#waiting.has(key)) this.#urgent.add(key);
  }

  /** Drops what waits; for the end of the process. */
  stop(): void {
    clearTimeout(this.#retry);
    this.#waiting.clear();
    this.#failed.clear();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let order = this.#next(); order; order = this.#next()) {
      if (await this.#renew(order)) this.#failed.delete(order.key);
      else this.#tryLater(order);
      await letOthersIn();
    }
    this.#busy = false;
  }

  #next(): Order | undefined {
    for (const key of this.#urgent) {
      this.#urgent.delete(key);
      const order = this.#take(key);
      if (order) return order;
    }
    const [key] = this.#waiting.keys();
    return key === undefined ? undefined : this.#take(key);
  }

  #take(key: string): Order | undefined {
    const order = this.#waiting.get(key);
    this.#waiting.delete(key);
    return order;
  }

  #tryLater(order: Order): void {
    this.#failed.set(order.key, order);
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      for (const failed of this.#failed.values()) this.add(failed);
      this.#failed.clear();
    }, retryPause).unref();
  }
}
