/** Values of fields, as documents and forms hold them. */
export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The identifier of a relation that may have been read as a document. */
export const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

/** The rows of a list or of blocks. */
export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
