import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { Finished, Made } from './finished.ts';

/** Makes an answer anew, and notes what it was made of. */
export type Make = (reads: ReadsOfRequest) => Promise<Made>;

/** What is to be kept, under which key, and how it is made. */
export interface Order {
  /** canonical: whatever differs in it is a different answer */
  key: string;
  /** under which it is counted, for example the name of its route */
  name: string;
  make: Make;
  /** of the only answer that is kept, 200 where it is not said: what is not there is made up without end */
  status?: 404;
  /** the order without parameters of which the making has found that their values are none (a campus, a month) */
  without?: (absent: ReadonlySet<string>) => Order;
}

/** A finished answer that is kept. */
export interface Entry {
  order: Order;
  finished: Finished;
  reads: ReadsOfRequest;
  /** how often it was made */
  renders: number;
  /** when it was made, by the system's clock */
  madeAt: number;
  /** since when there should be a newer one, by the system's clock; 0: it is up to date */
  outdatedSince: number;
  /** asked for since the store last looked for what it can spare */
  used: boolean;
}
