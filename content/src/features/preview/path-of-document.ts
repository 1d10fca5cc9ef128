import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { hasPages, pathsOf } from '../legacy-redirects/paths-of.ts';

type Slugs = Partial<Record<Locale, string | null>>;

interface Draft {
  id: number;
  slug?: Slugs | null;
  parent?: number | { id: number } | null;
  course?: number | { id: number } | null;
}

/** Collections whose documents are shown on the page of their course. */
const ofCourse = new Set<string>(['portfolios', 'offerings']);

/** Whether the document is read because an editor has shared it; else with the rights of the request. */
interface Rights {
  isShared?: boolean;
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value);

interface Reading {
  draft: boolean;
  overrideAccess: boolean;
}

async function readDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  reading: Reading,
): Promise<Draft | null> {
  return (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    ...reading,
    req: { ...req },
  })) as Draft | null;
}

/**
 * The path of the page that shows a document, by its newest draft: its own page, or that of its course, or the home page for
 * documents that are on every page or have no URL in the language. A reader with a link sees no other draft than the shared one, so
 * the rubrique and the course are those that are published.
 */
export async function pathOfDocument(
  req: PayloadRequest,
  { collection, id, locale }: { collection: string; id: string; locale: Locale },
  { isShared = false }: Rights = {},
): Promise<string> {
  const home = pathTo('home', locale);
  const readOther = (of: CollectionSlug, other: number) =>
    readDocument(req, of, other, { draft: !isShared, overrideAccess: false });
  const draft = await readDocument(req, collection, id, { draft: true, overrideAccess: isShared });
  if (!draft) return home;
  if (hasPages(collection)) {
    const rubrique = draft.parent ? await readOther('pages', idOf(draft.parent)) : null;
    const parts = { collection, slug: draft.slug ?? {}, rubrique: draft.parent ? (rubrique?.slug ?? {}) : null };
    return pathsOf(parts)[locale][0] ?? home;
  }
  if (ofCourse.has(collection) && draft.course) {
    const slug = (await readOther('courses', idOf(draft.course)))?.slug?.[locale];
    if (!slug) return home;
    return collection === 'portfolios'
      ? pathTo('portfolios', locale, { course: slug })
      : pathTo('course', locale, { slug });
  }
  return home;
}

/** The path of the page that shows a document which an editor has shared, in the first language in which it has one. */
export async function pathOfSharedDocument(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number },
): Promise<string> {
  for (const locale of locales) {
    const path = await pathOfDocument(req, { collection, id: String(id), locale }, { isShared: true });
    if (path !== pathTo('home', locale)) return path;
  }
  return pathTo('home', 'fr');
}
