import { locales } from '@vitrine/contract/routes/locale.ts';
import { eventKinds } from '@vitrine/contract/vocabulary/event-kinds.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { costPeriods } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import { layouts, levels, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { body } from './block-documents.ts';
import { id, manyRelated, optionalText, related, rows, slugs, strings, text } from './document-fields.ts';
import { contact, image, mediaDocument, seoDocument } from './shared-documents.ts';

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
  plan: image,
  landmarks: rows(z.object({ letter: text, name: text, minutes: z.number().nullish() })),
  accessibility: text,
  disabilityContact: contact,
  housing: z
    .object({ text, rentFrom: z.number().nullish(), rentTo: z.number().nullish(), email: optionalText })
    .nullish(),
  people: rows(z.object({ name: text, role: text, about: text, email: optionalText, portrait: image })),
  gallery: manyRelated(mediaDocument),
  body,
  seo: seoDocument,
});

export const courseSummaryDocument = z.object({
  ...titled,
  family: z.enum(families),
  level: z.enum(levels),
  duration: z.number(),
  rhythms: rows(z.enum(rhythms)),
  introduction: text,
  image,
});
const count = z.number().nullish();
const outcomesDocument = z
  .object({
    ...{ year: count, answers: count, asked: count, graduated: count, employed: count, studying: count },
    source: text,
  })
  .nullish();
export const courseDocument = courseSummaryDocument.extend({
  diploma: text,
  rncp: optionalText,
  outcomes: outcomesDocument,
  otherCosts: rows(
    z.object({ label: text, amount: z.number(), period: z.enum(costPeriods), apprentices: z.boolean().nullish() }),
  ),
  languages: rows(z.enum(locales)),
  entryLevel: text,
  curriculum: rows(z.object({ title: z.string(), summary: text, subjects: strings, project: text })),
  careers: strings,
  admission: rows(z.object({ title: z.string(), text })),
  body,
  seo: seoDocument,
});

const weights = z.record(z.string(), z.number().nullish()).nullish();
export const weighedCourseDocument = courseSummaryDocument.extend({
  entryLevel: text,
  finder: z.object({ now: weights, make: weights }).nullish(),
});

export const offeringDocument = z.object({
  id,
  course: courseEnd,
  campus: campusEnd,
  rhythm: z.enum(rhythms),
  apprenticeYears: z.number().nullish(),
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
  kind: z.enum(eventKinds),
  place: text,
  online: z.boolean().nullish(),
  cancelled: z.boolean().nullish(),
  cancellationReason: text,
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
  layout: z.enum(layouts).catch('default'),
  introduction: text,
  image,
  body,
  seo: seoDocument,
});
export const subPageDocument = z.object({ ...titled, introduction: text });

/** The slugs of a document in every language, from which its alternates are composed. */
export const slugsDocument = z.object({
  id,
  slug: slugs,
  parent: related(z.object({ slug: slugs })),
});
