import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';
import { accountOf } from './roles.ts';

/** The identifier of a relation that may have been read as a document. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;

/** Whether the documents of a collection belong to a school. */
export const hasSchool = (req: PayloadRequest, collection: string): boolean =>
  Boolean(
    req.payload.collections[collection as CollectionSlug]?.config.flattenedFields.some(({ name }) => name === 'school'),
  );

/**
 * Ends an operation of an account on something of a school that is not one of its own. Admins work for all schools, and
 * what the service does without an account is not looked at.
 * @throws Forbidden
 */
export function requireOwnSchool(req: PayloadRequest, school: unknown): void {
  const account = accountOf(req);
  if (!account || account.role === 'admin') return;
  if (!account.schools.some((own) => String(own) === String(idOf(school)))) throw new Forbidden(req.t);
}

/**
 * As `requireOwnSchool`, for a document that something else is about: a lock, a job.
 * @throws Forbidden, also where there is no such document
 */
export async function requireDocumentOfOwnSchool(req: PayloadRequest, document: unknown): Promise<void> {
  const account = accountOf(req);
  if (!account || account.role === 'admin') return;
  const { relationTo, value } = (document ?? {}) as { relationTo?: string; value?: unknown };
  if (!relationTo || !hasSchool(req, relationTo)) {
    // A school's own entry is of that school; whatever is of no school is for admins.
    return requireOwnSchool(req, relationTo === 'schools' ? value : null);
  }
  const found = await req.payload.findByID({
    ...{ collection: relationTo as CollectionSlug, id: idOf(value) as number, depth: 0, disableErrors: true },
    // The asking gives a request another context, which is not that of the save.
    req: { ...req },
  });
  requireOwnSchool(req, (found as { school?: unknown } | null)?.school);
}
