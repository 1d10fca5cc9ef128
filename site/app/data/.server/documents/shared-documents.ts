import { linkableCollections, linkTargets } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { id, optionalText, related, rows, text } from './document-fields.ts';

/** Parts of several kinds of documents: media, links, metadata for search engines. */
export const mediaDocument = z.object({
  hash: z.string(),
  mimeType: text,
  filename: text,
  width: z.number().nullish(),
  height: z.number().nullish(),
  alt: text,
  colour: text,
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  credit: text,
  /** a moment within the last day on which it may be shown */
  rightsUntil: optionalText,
});
export const image = related(mediaDocument);

/** Whom one turns to. */
export const contact = z.object({ name: text, email: text, phone: text }).nullish();

export const seoDocument = z
  .object({
    metaTitle: text,
    metaDescription: text,
    shareImage: image,
    preventIndexing: z.boolean().nullish(),
    metas: rows(z.object({ type: z.enum(['name', 'property', 'itemprop']), key: z.string(), value: z.string() })),
  })
  .nullish();

// A rubrique that may not be read, as an identifier, is another thing than none.
const parentPage = z.union([z.object({ slug: optionalText }), id]).nullish();

/** A document that a link points to, with the collection it is from. */
const linkedDocument = z
  .object({
    relationTo: z.enum(linkableCollections),
    value: related(z.object({ slug: optionalText, parent: parentPage, _status: z.string().nullish() })),
  })
  .nullish();

export const linkDocument = z.object({
  to: z.enum(linkTargets).nullish(),
  document: linkedDocument,
  screen: optionalText,
  /** with the last day of its rights, after which it is left out of what is read (`picture-rights.ts`) */
  file: related(z.object({ hash: z.string(), filename: z.string(), mimeType: z.string(), rightsUntil: optionalText })),
  address: optionalText,
});

export type SeoDocument = z.infer<typeof seoDocument>;
export type MediaDocument = z.infer<typeof mediaDocument>;
export type LinkDocument = z.infer<typeof linkDocument>;
