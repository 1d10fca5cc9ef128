const never = () => false;

/** Of a field that the service computes: no request brings its value along. Hooks and saves of the service itself write it. */
export const computedField = { create: never, update: never };

/** Of a collection that the service keeps for itself: no request reads or writes it. */
export const noAccess = { read: never, create: never, update: never, delete: never };
