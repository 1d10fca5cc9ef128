import { compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Texts } from '../../../fields/texts.ts';
import type { FormLink } from '../../../rich-text/links-of-values.ts';
import { readLiveDocuments, readRows } from '../../legacy-redirects/read-table.ts';
import { deadLinksOf } from '../../link-checks/dead-links.ts';
import { hasPage, innerPath, type KnownTarget, type KnownTargets } from './link-advice.ts';

interface Target {
  id: number;
  title?: Texts | null;
  slug?: Texts | null;
  _status?: string | null;
  parent?: Target | number | null;
}

/** The form to which links belong. */
interface Linking {
  collection: CollectionSlug;
  /** `null` for a new document */
  id: number | null;
  school: number | null;
  locale: 'fr' | 'en';
  siteUrl: string;
}

const isPublished = ({ _status, parent }: Target): boolean =>
  _status === 'published' && (!parent || (typeof parent === 'object' && isPublished(parent)));
const isTranslated = ({ slug, parent }: Target, locale: 'fr' | 'en'): boolean =>
  Boolean(slug?.[locale]) && (!parent || (typeof parent === 'object' && isTranslated(parent, locale)));

/** What the account may read of the documents with some identifiers. */
async function readOwn(req: PayloadRequest, collection: CollectionSlug, ids: readonly number[]): Promise<Target[]> {
  const known = [...new Set(ids)].filter((id) => Number.isSafeInteger(id));
  if (known.length === 0) return [];
  // With a loader of its own: that of the request reads rubriques with it, and leaves it in all languages.
  const copy = { ...req, payloadDataLoader: undefined };
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { in: known } }, locale: 'all', depth: collection === 'pages' ? 1 : 0 },
    ...{ pagination: false, overrideAccess: false, user: req.user, req: copy },
    ...(collection === 'pages' && { populate: { pages: { slug: true, _status: true } } }),
  } as Parameters<typeof req.payload.find>[0]);
  return docs as unknown as Target[];
}

/** Reads the targets of links with the rights of the account: what it may not read does not exist for it. */
export async function readTargets(
  req: PayloadRequest,
  links: readonly FormLink[],
  { collection: own, id: ownId, school, locale, siteUrl }: Linking,
): Promise<KnownTargets> {
  const documents: KnownTarget[] = [];
  for (const collection of linkableCollections) {
    const ids = links.flatMap(({ target }) =>
      target.to === 'document' && target.collection === collection ? [target.id] : [],
    );
    for (const target of await readOwn(req, collection, ids)) {
      // A link to the document itself is alive as soon as it is published.
      const isOwn = collection === own && target.id === ownId;
      documents.push({
        ...{ collection, id: target.id, name: target.title?.[locale] || target.title?.fr || `${target.id}` },
        ...{ isPublished: isOwn || isPublished(target), isTranslated: isOwn || isTranslated(target, locale) },
      });
    }
  }
  const addresses = links.flatMap(({ target }) => (target.to === 'address' ? [target.address] : []));
  const files = links.flatMap(({ target }) => (target.to === 'file' ? [target.id] : []));
  return {
    documents,
    files: new Set((await readOwn(req, 'media', files)).map(({ id }) => id)),
    leads: await readLeads(req, links, school, siteUrl),
    dead: await deadLinksOf(req.payload, addresses),
  };
}

/** Whether the site responds to a path; the tables are read only where there is an inner address. */
async function readLeads(
  req: PayloadRequest,
  links: readonly FormLink[],
  school: number | null,
  siteUrl: string,
): Promise<KnownTargets['leads']> {
  const isInner = ({ target }: FormLink) => target.to === 'address' && innerPath(target.address, siteUrl) !== null;
  if (school === null || !links.some(isInner)) return () => true;
  const published = new Set((await readLiveDocuments(req, school)).map(({ path }) => path));
  const redirects = compileLegacyMatch(await readRows(req, school));
  return (path) => hasPage(path, published) || Boolean(redirects(path.split('?')[0] ?? ''));
}
