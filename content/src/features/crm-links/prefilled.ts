import { actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Field, PayloadRequest } from 'payload';

interface DefaultValueArguments {
  req: PayloadRequest;
  user?: unknown;
}

/** A default value from the query of the form's URL: `?action=contact&course=12` (`coverage/edit-link-url.ts`, `not-found/redirect-button.tsx`). */
function fromQuery(name: string, req: PayloadRequest): string | number | undefined {
  const given = (req.query as Record<string, unknown> | undefined)?.[name];
  if (typeof given !== 'string') return undefined;
  if (name === 'action') return oneOf(actions, given);
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

/**
 * A field whose default value comes from the query of the form's URL. It is validated when the document is saved.
 */
export function prefilled(field: Field): Field {
  if (!('name' in field)) return field;
  const { name } = field;
  const own = 'defaultValue' in field ? (field.defaultValue as unknown) : undefined;
  const defaultValue = (given: DefaultValueArguments): unknown =>
    fromQuery(name, given.req) ?? (typeof own === 'function' ? own(given) : own);
  return { ...field, defaultValue } as Field;
}
