import type { PayloadRequest } from 'payload';

/** Whether a save must stand the checks of a publication: because it is one, or because one is being scheduled. */
export const isPublication = (data: { _status?: unknown } | undefined, req: PayloadRequest): boolean =>
  data?._status === 'published' || req.context.checksPublication === true;
