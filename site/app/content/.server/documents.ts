import { z } from 'zod';

/**
 * What documents of the content service look like when they arrive. Everything optional may be missing or `null`; a
 * relation that the site may not read, or that was deleted, arrives as an identifier or `null` and counts as absent.
 */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
const id = z.union([z.number(), z.string()]);
const strings = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

/** A relation, populated or absent. */
const related = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, id])
    .nullish()
    .transform((value): z.output<T> | null =>
      typeof value === 'object' && value !== null ? (value as z.output<T>) : null,
    );
const manyRelated = <T extends z.ZodType>(schema: T) =>
  z
    .array(related(schema))
    .nullish()
    .transform((value) => (value ?? []).filter((entry): entry is NonNullable<typeof entry> => entry !== null));
const rows = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => (value ?? []) as z.output<T>[]);

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
});
const image = related(mediaDocument);

const seoDocument = z
  .object({
    metaTitle: text,
    metaDescription: text,
    shareImage: image,
    preventIndexing: z.boolean().nullish(),
    metas: rows(z.object({ type: z.enum(['name', 'property', 'itemprop']), key: z.string(), value: z.string() })),
  })
  .nullish();

const parentPage = related(z.object({ slug: optionalText }));

/** A document that a link points to, with the collection it is from. */
const linkedDocument = z
  .object({
    relationTo: z.enum(['campuses', 'courses', 'news', 'events', 'pages']),
    value: related(z.object({ slug: optionalText, parent: parentPage, _status: z.string().nullish() })),
  })
  .nullish();

export const linkDocument = z.object({
  to: z.enum(['document', 'screen', 'address']).nullish(),
  document: linkedDocument,
  screen: optionalText,
  address: optionalText,
});

const heading = text;
const blockDocument = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('rich-text'), id: text, textHtml: text }),
  z.object({ blockType: z.literal('image'), id: text, image, caption: text, wide: z.boolean().nullish() }),
  z.object({ blockType: z.literal('gallery'), id: text, heading, images: manyRelated(mediaDocument) }),
  z.object({
    blockType: z.literal('key-figures'),
    id: text,
    heading,
    figures: rows(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({ blockType: z.literal('quote'), id: text, text, author: text, role: text }),
  z.object({
    blockType: z.literal('steps'),
    id: text,
    heading,
    steps: rows(z.object({ title: z.string(), textHtml: text })),
  }),
  z.object({
    blockType: z.literal('accordion'),
    id: text,
    heading,
    items: rows(z.object({ question: z.string(), answerHtml: text })),
  }),
  z.object({
    blockType: z.literal('cards'),
    id: text,
    heading,
    cards: rows(
      z.object({
        title: z.string(),
        text,
        image,
        hasLink: z.boolean().nullish(),
        link: linkDocument.nullish(),
        linkLabel: text,
      }),
    ),
  }),
  z.object({
    blockType: z.literal('logos'),
    id: text,
    heading,
    logos: rows(z.object({ name: z.string(), image, url: optionalText })),
  }),
  z.object({
    blockType: z.literal('video'),
    id: text,
    title: text,
    provider: z.enum(['youtube', 'vimeo']),
    videoId: z.string(),
    poster: image,
  }),
  z.object({
    blockType: z.literal('call-to-action'),
    id: text,
    heading,
    text,
    action: z.enum(['contact', 'brochure', 'registration']),
  }),
  z.object({
    blockType: z.literal('list'),
    id: text,
    heading,
    of: z.enum(['courses', 'campuses', 'news', 'events', 'portfolios']),
    limit: z.number().nullish(),
  }),
]);
export type BlockDocument = z.infer<typeof blockDocument>;
const body = rows(blockDocument);

const titled = { id, title: text, slug: optionalText };

const campusEnd = related(z.object({ ...titled, city: text }));
const courseEnd = related(z.object({ ...titled, family: z.string().nullish() }));

export const campusSummaryDocument = z.object({
  ...titled,
  city: text,
  introduction: text,
  image,
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export const campusDocument = campusSummaryDocument.extend({
  street: text,
  postalCode: text,
  phone: text,
  email: text,
  openingHours: text,
  access: rows(z.object({ mode: z.string(), text: z.string() })),
  gallery: manyRelated(mediaDocument),
  body,
  seo: seoDocument,
});

export const courseSummaryDocument = z.object({
  ...titled,
  family: z.enum(['interior', 'object', 'graphic', 'fashion', 'digital', 'foundation']),
  level: z.enum(['foundation', 'bachelor', 'master']),
  duration: z.number(),
  rhythms: rows(z.enum(['initial', 'apprenticeship'])),
  introduction: text,
  image,
});
export const courseDocument = courseSummaryDocument.extend({
  diploma: text,
  languages: rows(z.enum(['fr', 'en'])),
  entryLevel: text,
  curriculum: rows(z.object({ title: z.string(), summary: text, subjects: strings, project: text })),
  careers: strings,
  admission: rows(z.object({ title: z.string(), text })),
  body,
  seo: seoDocument,
});

export const offeringDocument = z.object({
  id,
  course: courseEnd,
  campus: campusEnd,
  rhythm: z.enum(['initial', 'apprenticeship']),
  startDates: rows(z.object({ date: z.string() })),
  fees: z.number(),
  places: z.number(),
});

export const articleSummaryDocument = z.object({
  ...titled,
  publishDate: optionalText,
  campus: campusEnd,
  summary: text,
  image,
});
export const articleDocument = articleSummaryDocument.extend({ body, seo: seoDocument });

export const eventDocument = z.object({
  ...titled,
  description: text,
  url: optionalText,
  dateStart: z.string(),
  dateEnd: optionalText,
  campus: campusEnd,
  kind: z.enum(['open-day', 'workshop', 'exhibition', 'conference', 'jury', 'fair']),
  place: text,
  online: z.boolean().nullish(),
  seo: seoDocument,
});

export const workDocument = z.object({
  ...titled,
  course: courseEnd,
  campus: campusEnd,
  year: z.number(),
  student: text,
  images: manyRelated(mediaDocument),
  description: text,
  software: strings,
  materials: strings,
});

export const pageDocument = z.object({
  ...titled,
  parent: related(z.object({ ...titled })),
  layout: z.enum(['default', 'dynamic', 'empty']).catch('default'),
  introduction: text,
  image,
  body,
  seo: seoDocument,
});
export const subPageDocument = z.object({ ...titled, introduction: text });

const menuItem = z.object({ id: text, label: text, link: linkDocument });
export const menuDocument = z.object({
  body: rows(
    z.discriminatedUnion('blockType', [
      menuItem.extend({ blockType: z.literal('menu-item') }),
      z.object({ blockType: z.literal('menu'), id: text, label: text, items: rows(menuItem) }),
    ]),
  ),
});

export const schoolDocument = z.object({
  name: z.string(),
  namespace: z.string(),
  logo: image,
  social: rows(
    z.object({
      id: text,
      type: z.enum(['facebook', 'youtube', 'instagram', 'linkedin', 'tiktok', 'twitter', 'discord']),
      url: z.string(),
      visible: z.boolean().nullish(),
    }),
  ),
  contact: z.object({ address: text, phone: text, email: text }).nullish(),
  seoDefaults: z
    .object({ siteName: text, metaDescription: text, shareImage: image, twitterSite: optionalText })
    .nullish(),
  tagManagerId: optionalText,
  complaintUrl: optionalText,
  footerFrameUrl: optionalText,
});

export const homeDocument = z.object({
  home: z
    .object({
      statement: text,
      introduction: text,
      image,
      figures: rows(z.object({ value: z.string(), label: z.string() })),
      body,
      seo: seoDocument,
    })
    .nullish(),
});

export type SeoDocument = z.infer<typeof seoDocument>;
export type MediaDocument = z.infer<typeof mediaDocument>;
export type LinkDocument = z.infer<typeof linkDocument>;

/** The envelope of a list. */
export const listOf = <T extends z.ZodType>(document: T) =>
  z.object({ docs: z.array(document), totalDocs: z.number(), totalPages: z.number().optional() });

/** The slugs of a document in every language: what its alternates are made of. */
export const slugsDocument = z.object({
  slug: z.object({ fr: optionalText, en: optionalText }).partial().nullish(),
  parent: related(z.object({ slug: z.object({ fr: optionalText, en: optionalText }).partial().nullish() })),
});
