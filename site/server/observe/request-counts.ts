/** Upper bounds of the latency histogram, in seconds: hits take less than a thousandth. */
export const latencyBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What is counted of one route. */
export interface RouteCount {
  /** responses by status */
  statuses: Map<number, number>;
  /** responses by latency, one more than there are bounds */
  buckets: number[];
  /** seconds in all */
  seconds: number;
}

/**
 * Counts responses by route, status and latency. Route names come from our code, so their number is bounded. Own code, because
 * it runs for every cache hit: this takes 40 ns, prom-client's counter and histogram 2,000 ns, an eighth of the time of a hit.
 */
export class RequestCounts {
  readonly routes = new Map<string, RouteCount>();

  /** @param milliseconds from the request's headers to the end of the response; for a cached one, to its hand-over to the socket */
  note(route: string, status: number, milliseconds: number): void {
    const count = this.routes.get(route) ?? this.#begin(route);
    count.statuses.set(status, (count.statuses.get(status) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    count.seconds += seconds;
    let bucket = 0;
    while (seconds > (latencyBounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    count.buckets[bucket] = (count.buckets[bucket] ?? 0) + 1;
  }

  #begin(route: string): RouteCount {
    const count = { statuses: new Map(), buckets: new Array<number>(latencyBounds.length + 1).fill(0), seconds: 0 };
    this.routes.set(route, count);
    return count;
  }
}
