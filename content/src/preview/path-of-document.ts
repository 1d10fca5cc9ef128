import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { hasPages, pathsOf } from '../legacy-redirects/paths-of.ts';

type Slugs = Partial<Record<Locale, string | null>>;

interface Draft {
  slug?: Slugs | null;
  parent?: number | { id: number } | null;
  course?: number | { id: number } | null;
}

/** Collections whose documents are shown on the page of their course. */
const ofCourse = new Set<string>(['portfolios', 'offerings']);

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value);

async function draftOf(req: PayloadRequest, collection: string, id: number | string): Promise<Draft | null> {
  return (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
    req,
  })) as Draft | null;
}

/**
 * The path of the page that shows a document, by its newest draft: its own page, or that of its course, or the home page for
 * documents that are on every page or have no URL in the language.
 */
export async function pathOfDocument(
  req: PayloadRequest,
  { collection, id, locale }: { collection: string; id: string; locale: Locale },
): Promise<string> {
  const home = pathTo('home', locale);
  const draft = await draftOf(req, collection, id);
  if (!draft) return home;
  if (hasPages(collection)) {
    const rubrique = draft.parent ? await draftOf(req, 'pages', idOf(draft.parent)) : null;
    const parts = { collection, slug: draft.slug ?? {}, rubrique: draft.parent ? (rubrique?.slug ?? {}) : null };
    return pathsOf(parts)[locale][0] ?? home;
  }
  if (ofCourse.has(collection) && draft.course) {
    const slug = (await draftOf(req, 'courses', idOf(draft.course)))?.slug?.[locale];
    if (!slug) return home;
    return collection === 'portfolios'
      ? pathTo('portfolios', locale, { course: slug })
      : pathTo('course', locale, { slug });
  }
  return home;
}
