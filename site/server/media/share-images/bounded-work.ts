import pLimit from 'p-limit';
import { SingleFlight } from '../../../cache/single-flight.ts';

/** The queue is full. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

interface Bounds {
  /** how many works are done at the same time */
  atOnce: number;
  /** the length of the queue; beyond it work is refused */
  waiting: number;
}

/**
 * Does the same work once for all who want it at the same time, and only so much work at once.
 * @returns a function of the work's name and the work; it rejects with TooMuchWork where the queue is full
 */
export function boundedWork<T>({ atOnce, waiting }: Bounds): (name: string, work: () => Promise<T>) => Promise<T> {
  const flights = new SingleFlight<T>();
  const inTurn = pLimit(atOnce);
  return (name, work) =>
    flights.do(name, async () => {
      if (inTurn.activeCount >= atOnce && inTurn.pendingCount >= waiting)
        throw new TooMuchWork('too many images are waiting to be drawn');
      return inTurn(work);
    });
}
