import { exceptionKinds } from '@vitrine/contract/accessibility-statement.ts';
import { qualiopiCategories } from '@vitrine/contract/courses/course-certification.ts';
import { financingKinds } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import { networks } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { body } from './block-documents.ts';
import { id, optionalText, rows, text } from './document-fields.ts';
import { contact, image, linkDocument, seoDocument } from './shared-documents.ts';

const menuItem = z.object({ id: text, label: text, link: linkDocument });
export const menuDocument = z.object({
  id,
  slug: text,
  body: rows(
    z.discriminatedUnion('blockType', [
      menuItem.extend({ blockType: z.literal('menu-item') }),
      z.object({ blockType: z.literal('menu'), id: text, label: text, items: rows(menuItem) }),
    ]),
  ),
});

export const schoolDocument = z.object({
  id,
  name: z.string(),
  namespace: z.string(),
  logo: image,
  social: rows(
    z.object({
      id: text,
      type: z.enum(networks),
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
  accessibility: z.object({ date: optionalText, rate: z.number().nullish() }).nullish(),
});

export const accessibilityDocument = z.object({
  id,
  accessibility: z
    .object({
      date: optionalText,
      rate: z
        .number()
        .nullish()
        .transform((rate) => rate ?? null),
      auditor: text,
      exceptions: rows(z.object({ id, kind: z.enum(exceptionKinds), text })),
      environments: rows(z.object({ name: text })),
      pages: rows(z.object({ id, title: text }).transform((page) => ({ id: page.id, text: page.title }))),
      email: text,
      phone: text,
    })
    .nullish(),
});

export const schoolFactsDocument = z.object({
  id,
  qualiopi: z.object({ number: text, certifier: text, categories: rows(z.enum(qualiopiCategories)) }).nullish(),
  disabilityContact: contact,
  financing: rows(z.object({ kind: z.enum(financingKinds), title: text, text })),
  instalments: z.number().nullish(),
});

export const homeDocument = z.object({
  id,
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
