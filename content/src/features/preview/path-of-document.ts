import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import { readNewest } from '../../database/stored-document.ts';
import { idOf } from '../../fields/field-values.ts';
import type { Texts } from '../../fields/texts.ts';
import { hasPages, pathsOf } from '../legacy-redirects/paths-of.ts';
import { siteOfSchool } from '../sites/school-sites.ts';

/** The school of a document that was read: a school's own entry is that of itself. */
const schoolIn = (collection: string, document: { id: unknown; school?: unknown } | null): number | null =>
  document && Number(collection === 'schools' ? document.id : idOf(document.school));

/** The school of a document's newest draft, or `null` where there is no such document outside of the trash. */
export async function schoolOf(req: PayloadRequest, { collection, id }: DocumentKey): Promise<number | null> {
  if (collection === 'schools') return id;
  const draft = await readNewest(req, collection, id);
  return draft && !draft.deletedAt ? schoolIn(collection, draft) : null;
}

/** The origin of the site that shows a document. */
export const siteOfDocument = async (req: PayloadRequest, document: DocumentKey): Promise<string> =>
  siteOfSchool(req, await schoolOf(req, document));

interface Draft {
  id: number;
  school?: unknown;
  slug?: Texts | null;
  parent?: number | { id: number } | null;
  course?: number | { id: number } | null;
}

/** Collections whose documents are shown on the page of their course. */
const ofCourse = new Set<string>(['portfolios', 'offerings']);

async function readDocument(
  req: PayloadRequest,
  collection: string,
  id: number,
  draft: boolean,
): Promise<Draft | null> {
  return (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    ...{ draft, overrideAccess: false },
    req: { ...req },
  })) as Draft | null;
}

/** A page of one of the sites. */
export interface SitePage {
  /** origin */
  site: string;
  path: string;
}

interface Place {
  collection: string;
  id: number;
  locale: Locale;
}

/** The page that shows a document, by its newest draft (`pathOf`); the home page where the account may not read it. */
export async function pageOfDocument(req: PayloadRequest, place: Place): Promise<SitePage> {
  const draft = await readDocument(req, place.collection, place.id, true);
  const site = await siteOfSchool(req, schoolIn(place.collection, draft));
  return { site, path: await pathOf(req, draft, place) };
}

/**
 * The path of the page that shows a document: its own page, or that of its course, or the home page for documents that are on every
 * page or have no URL in the language. A reader with a link sees no other draft than the shared one, so the rubrique and the course
 * are those that are published.
 * @param isShared whether an editor has shared the document; else it is read with the rights of the request
 */
async function pathOf(
  req: PayloadRequest,
  draft: Draft | null,
  { collection, locale }: Place,
  isShared = false,
): Promise<string> {
  const home = pathTo('home', locale);
  const readOther = (of: CollectionSlug, other: unknown) => readDocument(req, of, Number(idOf(other)), !isShared);
  if (!draft) return home;
  if (hasPages(collection)) {
    const rubrique = draft.parent ? await readOther('pages', draft.parent) : null;
    const parts = { collection, slug: draft.slug ?? {}, rubrique: draft.parent ? (rubrique?.slug ?? {}) : null };
    return pathsOf(parts)[locale][0] ?? home;
  }
  if (ofCourse.has(collection) && draft.course) {
    const slug = (await readOther('courses', draft.course))?.slug?.[locale];
    if (!slug) return home;
    return collection === 'portfolios'
      ? pathTo('portfolios', locale, { course: slug })
      : pathTo('course', locale, { slug });
  }
  return home;
}

/** The path of the page that shows a document which an editor has shared, in the first language in which it has one. */
export async function pathOfSharedDocument(req: PayloadRequest, { collection, id }: DocumentKey): Promise<string> {
  const draft = ((await readNewest(req, collection, id)) ?? null) as Draft | null;
  for (const locale of locales) {
    const path = await pathOf(req, draft, { collection, id, locale }, true);
    if (path !== pathTo('home', locale)) return path;
  }
  return pathTo('home', 'fr');
}
