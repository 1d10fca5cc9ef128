import type { PayloadRequest } from 'payload';
import { accountOf } from './roles.ts';

/** Only administrators: of a collection, of a field, of the queue. */
export const adminOnly = ({ req }: { req: PayloadRequest }): boolean => accountOf(req)?.role === 'admin';
