const never = () => false;

/** Of a field that the service computes: no request brings its value along. Hooks and saves of the service itself write it. */
export const computedField = { create: never, update: never };

/** No request reads or writes the collection. */
export const noAccess = { read: never, create: never, update: never, delete: never };

/** Of a collection that the service keeps for itself. */
export const keptByService = { admin: { hidden: true }, access: noAccess, lockDocuments: false } as const;
