import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { subPagesId } from '../../fixed-ids.ts';
import type { PageData } from '../../screen-data.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readPageDocument, readSubPages } from '../readers/pages.ts';
import type { SiteContext } from '../site-context.ts';
import { headingsOf, toBlocks } from '../translate/translate-blocks.ts';
import { toImage } from '../translate/translate-media.ts';
import { readFraming, summaryOf } from './framing.ts';
import { blockReads } from './lists.ts';

/**
 * A generic page: `/{rubrique}` or `/{rubrique}/{slug}`; `null` for an unknown slug and for the wrong pair.
 * @param path the rubrique, and the sub-page's slug where the URL has one
 */
export async function readPage(
  context: SiteContext,
  locale: Locale,
  { rubrique, slug }: { rubrique: string; slug?: string | undefined },
): Promise<PageData | null> {
  const document = await readPageDocument(context, locale, slug ?? rubrique, slug ? rubrique : undefined);
  if (!document?.slug) return null;
  const parent = document.parent;
  const [{ t, frame }, slugs, siblings, body] = await Promise.all([
    readFraming(context, locale),
    readAlternates(context, 'pages', document.id),
    readSubPages(context, locale, parent?.id ?? document.id),
    toBlocks(document.body, locale, blockReads(context, locale)),
  ]);
  const rubriqueSlug = parent?.slug ?? document.slug;
  const image = toImage(document.image);
  const written = headingsOf(body);
  const others = siblings.some((page) => page.slug && page.slug !== document.slug);
  const wayOn = parent?.slug ? t('page.also', { rubrique: parent.title }) : t('page.sub-pages');
  return {
    ...frame({
      layout: document.layout,
      title: document.title,
      description: document.introduction,
      canonicalPath: documentPath(
        parent?.slug
          ? { kind: 'page', slug: document.slug, rubrique: parent.slug }
          : { kind: 'page', slug: document.slug },
        locale,
      ),
      alternates: urlsOf(slugs, (own, language) => documentPath({ kind: 'page', ...own }, language)),
      headings: summaryOf([...written, ...(others ? [{ id: subPagesId, text: wayOn }] : [])], written),
      seo: document.seo,
      image,
      card: { kind: parent?.title ?? '' },
    }),
    title: document.title,
    introduction: document.introduction,
    image,
    rubrique: parent?.slug
      ? { title: parent.title, url: documentPath({ kind: 'page', slug: parent.slug }, locale) }
      : null,
    subPages: siblings.flatMap((page) =>
      page.slug
        ? [
            {
              title: page.title,
              url: documentPath({ kind: 'page', slug: page.slug, rubrique: rubriqueSlug }, locale),
              introduction: page.introduction,
              current: page.slug === document.slug,
            },
          ]
        : [],
    ),
    body,
  };
}
