/**
 * Does the same work once for all who want it at the same time.
 * @returns a function of the work's name and the work
 */
export function singleFlight<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, work) => {
    const running = underWay.get(name);
    if (running) return running;
    const doing = work().finally(() => underWay.delete(name));
    underWay.set(name, doing);
    return doing;
  };
}
