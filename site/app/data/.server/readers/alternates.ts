import { type Alternates, type DocumentRef, documentPath } from '@vitrine/contract/routes/addresses.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import type { z } from 'zod';
import { slugsDocument } from '../documents/published-documents.ts';
import { select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';

type Slugs = z.infer<typeof slugsDocument>;

/**
 * The addresses of a document in every language in which it has one.
 * @param refOf what the address is made of, from the slugs of one language
 * @throws ContentUnavailable
 */
export async function readAlternates(
  { content }: ReaderContext,
  collection: string,
  id: number | string,
  refOf: (slug: string, parentSlug: string | null | undefined) => DocumentRef | null,
): Promise<Alternates> {
  const document: Slugs | null = await content.get(
    `/${collection}/${id}`,
    { locale: 'all', depth: 1, select: select('slug', 'parent') },
    slugsDocument,
  );
  const alternates: Alternates = {};
  for (const locale of locales) {
    const slug = document?.slug?.[locale];
    if (!slug) continue;
    const ref = refOf(slug, document.parent ? (document.parent.slug?.[locale] ?? null) : undefined);
    if (ref) alternates[locale] = documentPath(ref, locale);
  }
  return alternates;
}
