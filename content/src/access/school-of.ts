import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';
import { idOf } from '../fields/field-values.ts';
import { accountOf } from './roles.ts';

/** Whether the documents of a collection belong to a school. */
export const hasSchool = (req: PayloadRequest, collection: string): boolean =>
  Boolean(
    req.payload.collections[collection as CollectionSlug]?.config.flattenedFields.some(({ name }) => name === 'school'),
  );

/**
 * Refuses an operation of an account on a document of another school. Admins work for all schools; operations of the service
 * itself, without an account, are not checked.
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
    // A school's own entry belongs to that school; documents without a school are for admins.
    return requireOwnSchool(req, relationTo === 'schools' ? value : null);
  }
  const found = await req.payload.findByID({
    ...{ collection: relationTo as CollectionSlug, id: idOf(value) as number, depth: 0, disableErrors: true },
    // One in the trash is locked too, by who looks at it there.
    trash: true,
    // A copy of the request: the read sets the request's context, which must stay that of the save.
    req: { ...req },
  });
  requireOwnSchool(req, (found as { school?: unknown } | null)?.school);
}
