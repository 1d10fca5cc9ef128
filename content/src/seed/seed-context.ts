import type { Payload } from 'payload';
import type { FirstPictures } from './first-pictures.ts';
import type { ReadMarkdown } from './markdown.ts';
import type { Registry } from './registry.ts';

/** What every writer works with: one per school. */
export interface SeedContext {
  payload: Payload;
  /** identifier of the school that everything belongs to */
  school: number;
  registry: Registry;
  readMarkdown: ReadMarkdown;
  /** the moment that the sample's dates are counted from */
  now: Date;
  /** makes what is uploaded ready to be shown */
  pictures: FirstPictures;
  /** prints one line */
  report: (line: string) => void;
  /** the part of the options that is the same for every save; a new object each time, because saves note things in it */
  saving: () => Saving;
}

export interface Saving {
  depth: 0;
  req: { transactionID?: string | number | Promise<string | number> };
  /** nobody is told of what a seed writes: no line in the journal, no redirect */
  context: { quietly: true };
}
