import type { CollectionSlug, PayloadRequest } from 'payload';
import { readAccountNames } from '../../accounts/account-names.ts';

/** What a version is to visitors and editors. */
export type VersionState = 'published' | 'draft' | 'formerlyPublished' | 'formerDraft';

/** A version of a document, as its history lists it. */
export interface ListedVersion {
  id: number | string;
  /** ISO date */
  savedAt: string;
  /** the name of who saved it; `undefined` where the account is gone, `null` where it was the service */
  savedBy: string | null | undefined;
  state: VersionState;
  /** the version with which it is compared: the published one, or else the one before it; `null` where there is none */
  comparedWith: number | string | null;
}

interface Stored {
  id: number | string;
  updatedAt: string;
  version: { _status?: 'draft' | 'published' | null; savedBy?: number | null };
}

/**
 * The versions of a document that are kept, the newest first, with the rights of the account (section 11, "Versions").
 * @param isPublished whether the document is published now
 */
export async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  isPublished: boolean,
): Promise<ListedVersion[]> {
  const found = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    select: { updatedAt: true, version: { _status: true, savedBy: true } },
    overrideAccess: false,
    user: req.user,
    req: { ...req },
  } as Parameters<typeof req.payload.findVersions>[0]);
  const docs = found.docs as unknown as Stored[];
  const names = await readAccountNames(
    req.payload,
    docs.flatMap(({ version }) => version.savedBy ?? []),
  );
  const published = isPublished ? docs.find(({ version }) => version._status === 'published') : undefined;
  return docs.map((stored, index) => {
    const { _status: status, savedBy } = stored.version;
    const former = status === 'published' ? 'formerlyPublished' : 'formerDraft';
    const present = stored === published ? 'published' : index === 0 && status === 'draft' ? 'draft' : former;
    const other = published && stored !== published ? published : docs[index + 1];
    return {
      id: stored.id,
      savedAt: stored.updatedAt,
      savedBy: typeof savedBy === 'number' ? names.get(savedBy) : null,
      state: present,
      comparedWith: other?.id ?? null,
    };
  });
}
