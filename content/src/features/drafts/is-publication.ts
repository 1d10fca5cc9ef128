import type { PayloadRequest } from 'payload';

/** Whether a save must pass the checks of a publication: it is one, or one is being scheduled. */
export const isPublication = (data: { _status?: unknown } | undefined, req: PayloadRequest): boolean =>
  data?._status === 'published' || req.context.checksPublication === true;
