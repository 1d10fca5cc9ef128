interface Flight<T, Invalidation> {
  result?: Promise<T>;
  readonly invalidations: Invalidation[];
}

/** Does the same work once for all who want it at the same time, and knows what was invalidated during it. */
export class SingleFlight<T, Invalidation = never> {
  readonly #joinable = new Map<string, Flight<T, Invalidation>>();
  readonly #inFlight = new Set<Flight<T, Invalidation>>();

  /**
   * Joins the work under way for a key, or begins it.
   * @param work is handed what ends the flight: whoever comes after that begins another one. It returns the invalidations since
   *   the flight began, so that a result that is stale already is not stored as a fresh one. Every flight ends with its work.
   */
  do(key: string, work: (land: () => readonly Invalidation[]) => Promise<T>): Promise<T> {
    const running = this.#joinable.get(key)?.result;
    if (running) return running;
    const flight: Flight<T, Invalidation> = { invalidations: [] };
    const land = () => {
      this.#inFlight.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
      return flight.invalidations;
    };
    this.#joinable.set(key, flight);
    this.#inFlight.add(flight);
    flight.result = work(land).finally(land);
    return flight.result;
  }

  /** Whether there is work under way for a key, which `do` joins. */
  has(key: string): boolean {
    return this.#joinable.has(key);
  }

  /** Lets nobody join the flight of a key any more. */
  forget(key: string): void {
    this.#joinable.delete(key);
  }

  /** Notes for everything in flight that its result may be stale. */
  invalidate(what: Invalidation): void {
    for (const { invalidations } of this.#inFlight) invalidations.push(what);
  }
}
