import { actions, oneOf } from '@vitrine/contract/vocabulary.ts';
import type { Field, PayloadRequest } from 'payload';

interface DefaultValueArguments {
  req: PayloadRequest;
  user?: unknown;
}

/** What the URL of the form fills in: `?action=contact&course=12` (`edit-link-url.ts`). */
function fromQuery(name: string, req: PayloadRequest): string | number | undefined {
  const given = (req.query as Record<string, unknown> | undefined)?.[name];
  if (typeof given !== 'string') return undefined;
  if (name === 'action') return oneOf(actions, given);
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

/**
 * The same field, filled in by the URL of the form where that names it. It is only a default: everything is
 * validated when the document is saved.
 */
export function prefilled(field: Field): Field {
  if (!('name' in field)) return field;
  const { name } = field;
  const own = 'defaultValue' in field ? (field.defaultValue as unknown) : undefined;
  const defaultValue = (given: DefaultValueArguments): unknown =>
    fromQuery(name, given.req) ?? (typeof own === 'function' ? own(given) : own);
  return { ...field, defaultValue } as Field;
}
