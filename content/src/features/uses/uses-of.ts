import type { CollectionSlug, PayloadRequest } from 'payload';
import { keyOf } from '../../access/editable-document.ts';
import { readNewest, readSeveral, type StoredValues } from '../../database/stored-document.ts';
import { type Reference, referencesIn } from '../../fields/references-in.ts';
import { type Candidate, isNamed, readCandidates } from './reference-rows.ts';

/**
 * Where a document is used: in a current document (what is online, else its newest draft), a draft newer than what is online, a former
 * version, or a document in the trash.
 */
export type UseState = 'current' | 'draft' | 'version' | 'trash';

/** A document that uses another one. */
export interface Use {
  collection: CollectionSlug;
  id: number;
  state: UseState;
  references: Reference[];
  /** the document as it is stored, in all languages */
  document: Record<string, unknown>;
}

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

interface StoredVersion {
  parent: number | null;
  latest?: boolean | null;
  version: Record<string, unknown>;
}

const isOffline = (document: StoredValues) => document._status === 'draft';

/** @param document that of the candidate, without its drafts */
async function readUse(
  req: Request,
  candidate: Candidate,
  document: StoredValues,
  names: (reference: Reference) => boolean,
): Promise<Use | null> {
  const { collection, id, isVersion } = candidate;
  const fields = req.payload.collections[collection].config.flattenedFields;
  const use = (data: unknown, state: UseState): Use | null => {
    const references = referencesIn(fields, data).filter(names);
    return references.length > 0 ? { collection, id: document.id, state, references, document } : null;
  };
  if (!isVersion) {
    if (document.deletedAt || !isOffline(document)) return use(document, document.deletedAt ? 'trash' : 'current');
    // Until its publication its row keeps what drafts have replaced since.
    const newest = await readNewest(req as PayloadRequest, collection, id);
    return use(newest, 'current') ?? use(document, 'version');
  }
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req: req as PayloadRequest,
  });
  const version = docs[0] as unknown as StoredVersion | undefined;
  if (!version) return null;
  if (document.deletedAt) return use(version.version, 'trash');
  if (!version.latest) return use(version.version, 'version');
  return use(version.version, isOffline(document) ? 'current' : 'draft');
}

/** The documents that candidates are, or are versions of, by their keys. */
async function documentsOf(req: Request, candidates: readonly Candidate[]): Promise<Map<string, StoredValues>> {
  const documents = new Map<string, StoredValues>();
  for (const collection of new Set(candidates.map((candidate) => candidate.collection))) {
    const ids = candidates.flatMap(({ document, ...other }) =>
      other.collection === collection ? (document ?? []) : [],
    );
    for (const document of await readSeveral(req, collection, [...new Set(ids)]))
      documents.set(keyOf({ collection, id: document.id }), document);
  }
  return documents;
}

const order: readonly UseState[] = ['current', 'draft', 'version', 'trash'];

/**
 * The documents that use a document, each once, with the first state that applies, in this order: current, draft, former version, trash.
 * Every relationship, upload and link of the configuration counts.
 * @param states the requested states; former versions, also of a document in the trash, are read with `version` alone
 */
export async function usesOf(
  req: Request,
  collection: CollectionSlug,
  id: number,
  states: readonly UseState[] = order,
): Promise<Use[]> {
  if (!isNamed(req.payload, collection)) return [];
  const names = (reference: Reference) => reference.collection === collection && reference.id === id;
  const uses = new Map<string, Use>();
  const candidates = await readCandidates(req, collection, id, states.includes('version'));
  const documents = await documentsOf(req, candidates);
  for (const candidate of candidates) {
    const key = keyOf({ collection: candidate.collection, id: candidate.document });
    const document = documents.get(key);
    // A document comes before its newest version, and that before the former ones: no later state applies first.
    if (!document || uses.has(key) || key === keyOf({ collection, id })) continue;
    const use = await readUse(req, candidate, document, names);
    if (use && states.includes(use.state)) uses.set(key, use);
  }
  return [...uses.values()].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}
