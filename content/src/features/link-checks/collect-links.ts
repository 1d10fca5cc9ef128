import type { Payload } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import { longestUrl } from '../../rich-text/link-url.ts';
import { linksOf } from '../../rich-text/links-of-values.ts';

/** A link to another host, with the published documents that have it. */
export interface FoundLink {
  url: string;
  /** whether a CRM link has it: then only the hosts of `CRM_HOSTS` are requested */
  isCrm: boolean;
  documents: DocumentKey[];
}

const documentsPerRead = 100;

/** The http(s) URLs of a document, each once. */
export function urlsIn(document: unknown): string[] {
  const urls = linksOf(document).flatMap(({ target }) => (target.to === 'address' ? [target.address] : []));
  return [...new Set(urls)].filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url) && url.length <= longestUrl);
}

/** The origins of the schools' own sites: their pages are for the checklist. */
async function ownOrigins(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    ...{ collection: 'schools', depth: 0, pagination: false, select: { siteUrl: true } },
  });
  return new Set(docs.flatMap(({ siteUrl }) => (URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [])));
}

/** Every outer link of what the sites show, and the CRM links, in all languages. */
export async function collectLinks(payload: Payload): Promise<FoundLink[]> {
  const found = new Map<string, FoundLink>();
  const own = await ownOrigins(payload);
  const collections = payload.config.collections.filter(
    ({ slug, versions }) => versions?.drafts || slug === 'crm-links',
  );
  for (const { slug: collection, versions } of collections) {
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const { docs, hasNextPage } = await payload.find({
        ...{ collection, locale: 'all', draft: false, depth: 0, sort: 'id', limit: documentsPerRead, page },
        ...(versions?.drafts && { where: { _status: { equals: 'published' } } }),
      });
      for (const document of docs) {
        for (const url of urlsIn(document)) {
          if (own.has(new URL(url).origin)) continue;
          const link = found.get(url) ?? { url, isCrm: false, documents: [] };
          link.isCrm ||= collection === 'crm-links';
          link.documents.push({ collection, id: Number(document.id) });
          found.set(url, link);
        }
      }
      hasMore = hasNextPage;
    }
  }
  return [...found.values()];
}
