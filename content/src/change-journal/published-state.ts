import type { CollectionSlug, PayloadRequest } from 'payload';
import { idOf, type Values } from '../fields/field-values.ts';
import type { Texts } from '../fields/texts.ts';

/** What decides whether, where and for whom visitors see a document. */
export interface PublishedState {
  isPublished: boolean;
  /** changes with every save that visitors can see, not with drafts */
  savedAt: string;
  slug: Texts;
  parent: number | null;
  school: number | null;
}

/** A document of the database, in all languages. */
export interface StoredDocument {
  id: number | string;
  updatedAt?: string;
  deletedAt?: string | null;
  _status?: string | null;
  slug?: unknown;
  parent?: unknown;
  school?: unknown;
}

/** The fields of a document, or of a version, that `stateOf` needs. */
export const stateFields = {
  slug: true,
  parent: true,
  school: true,
  _status: true,
  updatedAt: true,
  deletedAt: true,
} as const;

const numberOf = (value: unknown): number | null => {
  const id = idOf(value);
  return id === undefined || id === null ? null : Number(id);
};

/** The state of a document as it is stored. One without drafts is published unless it is in the trash. */
export function stateOf(document: StoredDocument): PublishedState {
  const { slug } = document;
  return {
    isPublished: !document.deletedAt && (document._status === undefined || document._status === 'published'),
    savedAt: document.updatedAt ?? '',
    slug: typeof slug === 'object' && slug !== null ? (slug as PublishedState['slug']) : {},
    parent: numberOf(document.parent),
    school: numberOf(document.school),
  };
}

/** The published state of a document, without its drafts. @returns `null` where the document does not exist */
export async function readPublishedState(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<PublishedState | null> {
  const document = await req.payload.db.findOne<StoredDocument>({
    collection,
    where: { id: { equals: id } },
    select: stateFields,
    locale: 'all',
    req,
  });
  return document && stateOf(document);
}

/** The states before a save, by document: kept in the request's context from the hook before it to the hook after it. */
function statesOf(req: PayloadRequest): Map<string, PublishedState | null> {
  req.context.statesBefore ??= new Map<string, PublishedState | null>();
  return req.context.statesBefore as Map<string, PublishedState | null>;
}

/** Stores the published state of a document before it is saved or deleted. */
export async function noteStateBefore(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  statesOf(req).set(`${collection} ${id}`, await readPublishedState(req, collection, id));
}

/** The published state before the save; `undefined` where it was not stored. */
export function stateBefore(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): PublishedState | null | undefined {
  return statesOf(req).get(`${collection} ${id}`);
}

/** The published pages below a rubrique: its URL is part of theirs. */
export async function readSubPages(
  req: PayloadRequest,
  rubrique: number | string,
): Promise<{ id: number | string; state: PublishedState; document: StoredDocument & Values }[]> {
  const { docs } = await req.payload.db.find<StoredDocument & Values>({
    collection: 'pages',
    where: { and: [{ parent: { equals: rubrique } }, { _status: { equals: 'published' } }] },
    locale: 'all',
    pagination: false,
    req,
  });
  return docs.map((page) => ({ id: page.id, state: stateOf(page), document: page }));
}
