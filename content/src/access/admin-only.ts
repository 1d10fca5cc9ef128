import type { Access, FieldAccess } from 'payload';
import { accountOf } from './roles.ts';

/** Only admins. */
export const adminOnly: Access = ({ req }) => accountOf(req)?.role === 'admin';

/** A field that only admins may change. */
export const adminOnlyField: FieldAccess = ({ req }) => accountOf(req)?.role === 'admin';
