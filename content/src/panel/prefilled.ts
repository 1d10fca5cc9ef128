import type { Field, PayloadRequest } from 'payload';

interface DefaultValueArguments {
  req: PayloadRequest;
  user?: unknown;
}

const idIn = (given: string) => (/^\d{1,9}$/.test(given) ? Number(given) : undefined);

/**
 * A field whose default value comes from the query of the form's URL: `?action=contact&course=12` (`coverage/coverage.ts`,
 * `not-found/cells.tsx`). It is validated when the document is saved.
 * @param read the value that the query means, if it means one: an identifier by default
 */
export function prefilled(field: Field, read: (given: string) => unknown = idIn): Field {
  if (!('name' in field)) return field;
  const { name } = field;
  const own = 'defaultValue' in field ? (field.defaultValue as unknown) : undefined;
  const defaultValue = (args: DefaultValueArguments): unknown => {
    const given = (args.req.query as Record<string, unknown> | undefined)?.[name];
    return (typeof given === 'string' && read(given)) || (typeof own === 'function' ? own(args) : own);
  };
  return { ...field, defaultValue } as Field;
}
