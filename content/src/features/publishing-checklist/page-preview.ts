import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { slugFrom } from '@vitrine/contract/slug.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { idOf, type Values } from '../../fields/field-values.ts';
import { hasPages, pathsOf } from '../legacy-redirects/paths-of.ts';
import type { SchoolDefaults } from './advice.ts';
import { pageTextsOf } from './page-texts.ts';

/** What the previews of a page need besides the form. */
export interface PagePreview {
  school: SchoolDefaults;
  /** the URL of the page once it is published; `null` where it has none */
  url: string | null;
  /** where the panel finds the chosen share image; `null` where the site draws one */
  shareImage: string | null;
}

/** A document that the account may read, in one language; `null` for any other. */
async function readOwn(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<Values | null> {
  if (!Number.isSafeInteger(Number(id)) || !id) return null;
  return (await req.payload.findByID({
    ...{ collection, id: Number(id), depth: 0, draft: true, locale: req.locale, fallbackLocale: false },
    ...{ overrideAccess: false, user: req.user, disableErrors: true, req: { ...req } },
  } as Parameters<typeof req.payload.findByID>[0])) as unknown as Values | null;
}

async function pathOf(
  req: PayloadRequest,
  { collection, values, isNew }: { collection: string; values: Values; isNew: boolean },
): Promise<string | null> {
  const locale = req.locale as Locale;
  if (collection === 'schools') return pathTo('home', locale);
  if (!hasPages(collection)) return null;
  const slug = String(values.slug || (isNew && slugFrom(String(values.title ?? ''))) || '');
  const parent = collection === 'pages' && values.parent ? idOf(values.parent) : null;
  const rubrique = parent ? await readOwn(req, 'pages', parent) : null;
  const above = parent ? { [locale]: String(rubrique?.slug ?? '') } : null;
  return pathsOf({ collection, slug: { [locale]: slug }, rubrique: above })[locale][0] ?? null;
}

/** Reads what the previews of a form's page need, with the rights of the account. */
export async function readPagePreview(
  req: PayloadRequest,
  { school: id, ...form }: { collection: string; values: Values; isNew: boolean; school: number | null },
): Promise<PagePreview & { siteUrl: string }> {
  const school = await readOwn(req, 'schools', id);
  const { siteName, metaDescription } = (school?.seoDefaults ?? {}) as Record<string, string | null | undefined>;
  const name = String(school?.name ?? '');
  const siteUrl = String(school?.siteUrl ?? '');
  const path = await pathOf(req, form);
  const image = await readOwn(req, 'media', pageTextsOf(form.collection, form.values, name)?.shareImage);
  const files = `${req.payload.config.routes.api}/media/files`;
  return {
    school: { name, siteName: siteName || name, description: metaDescription ?? '' },
    // A new school has no address yet.
    url: path === null || !siteUrl ? null : siteUrl + path,
    shareImage: image?.hash ? `${files}/${image.hash}/640.webp` : null,
    siteUrl,
  };
}
