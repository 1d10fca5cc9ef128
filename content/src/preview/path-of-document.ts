import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { accountOf } from '../access/roles.ts';
import { hasPages, pathsOf } from '../legacy-redirects/paths-of.ts';

type Slugs = Partial<Record<Locale, string | null>>;

interface Draft {
  id: number;
  school?: number | { id: number } | null;
  slug?: Slugs | null;
  parent?: number | { id: number } | null;
  course?: number | { id: number } | null;
}

/** Collections whose documents are shown on the page of their course. */
const ofCourse = new Set<string>(['portfolios', 'offerings']);

/** Whether drafts are read with the rights of the request, or because an editor has shared the document. */
interface Rights {
  isShared?: boolean;
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value);

async function draftOf(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  { isShared = false }: Rights,
): Promise<Draft | null> {
  return (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    overrideAccess: isShared,
    req: { ...req },
  })) as Draft | null;
}

/**
 * The path of the page that shows a document, by its newest draft: its own page, or that of its course, or the home page for
 * documents that are on every page or have no URL in the language.
 */
export async function pathOfDocument(
  req: PayloadRequest,
  { collection, id, locale }: { collection: string; id: string; locale: Locale },
  rights: Rights = {},
): Promise<string> {
  const home = pathTo('home', locale);
  const draft = await draftOf(req, collection, id, rights);
  if (!draft) return home;
  if (hasPages(collection)) {
    const rubrique = draft.parent ? await draftOf(req, 'pages', idOf(draft.parent), rights) : null;
    const parts = { collection, slug: draft.slug ?? {}, rubrique: draft.parent ? (rubrique?.slug ?? {}) : null };
    return pathsOf(parts)[locale][0] ?? home;
  }
  if (ofCourse.has(collection) && draft.course) {
    const slug = (await draftOf(req, 'courses', idOf(draft.course), rights))?.slug?.[locale];
    if (!slug) return home;
    return collection === 'portfolios'
      ? pathTo('portfolios', locale, { course: slug })
      : pathTo('course', locale, { slug });
  }
  return home;
}

/**
 * The path of the page that shows a document which an editor has shared, in the first language in which it has one.
 * @returns `null` where the document was deleted, or belongs to no school of the site that asks
 */
export async function pathOfSharedDocument(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number },
): Promise<string | null> {
  const rights = { isShared: true };
  const draft = await draftOf(req, collection, id, rights);
  if (!draft) return null;
  const school = collection === 'schools' ? draft.id : draft.school && idOf(draft.school);
  if (!accountOf(req)?.schools.some((own) => Number(own) === Number(school))) return null;
  for (const locale of locales) {
    const path = await pathOfDocument(req, { collection, id: String(id), locale }, rights);
    if (path !== pathTo('home', locale)) return path;
  }
  return pathTo('home', 'fr');
}
