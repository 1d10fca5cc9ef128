import { type DocumentRef, documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { type PlainScreen, plainScreens } from '@vitrine/contract/routes/route-table.ts';
import type { Link } from '../../model.ts';
import type { LinkDocument } from '../documents/shared-documents.ts';

const kinds = { campuses: 'campus', courses: 'course', news: 'article', events: 'event' } as const;

/**
 * Where a link of an editor leads in a language, or `null` where it leads nowhere: its document, or the rubrique of it, is
 * not published or not translated, its file was deleted or may not be shown any more, or the URL is not one that a browser may follow.
 */
export function toLink(link: LinkDocument | null | undefined, locale: Locale): Link | null {
  if (!link) return null;
  if (link.to === 'screen') {
    const screen = plainScreens.find((name) => name === link.screen);
    return screen ? { href: pathTo<PlainScreen>(screen, locale), external: false } : null;
  }
  if (link.to === 'file') {
    if (link.file?.mimeType !== 'application/pdf') return null;
    return { href: `/media/${link.file.hash}/${encodeURIComponent(link.file.filename)}`, external: false };
  }
  if (link.to === 'address') {
    if (!link.address) return null;
    if (/^\/(?![/\\])/.test(link.address)) return { href: link.address, external: false };
    return /^(https:\/\/|mailto:|tel:)/.test(link.address) ? { href: link.address, external: true } : null;
  }
  const document = link.document?.value;
  if (!link.document || !document?.slug) return null;
  const ref = refOf(link.document.relationTo, document.slug, document.parent);
  return ref ? { href: documentPath(ref, locale), external: false } : null;
}

function refOf(
  collection: keyof typeof kinds | 'pages',
  slug: string,
  parent: { slug: string | null } | number | string | null | undefined,
): DocumentRef | null {
  if (collection !== 'pages') return { kind: kinds[collection], slug };
  if (parent === null || parent === undefined) return { kind: 'page', slug };
  return typeof parent === 'object' && parent.slug ? { kind: 'page', slug, rubrique: parent.slug } : null;
}
