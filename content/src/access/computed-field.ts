import type { FieldAccess } from 'payload';

const never: FieldAccess = () => false;

/** Of a field that the service computes: no request brings its value along. Hooks and saves of the service itself write it. */
export const computedField = { create: never, update: never };
