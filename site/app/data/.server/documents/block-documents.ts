import { isVisible } from '@vitrine/contract/visible-text.ts';
import { actions, listed, videoProviders } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { manyRelated, optionalText, rows, text } from './document-fields.ts';
import { image, linkDocument, mediaDocument } from './shared-documents.ts';

/** One with nothing that can be seen is none. */
const heading = text.transform((value) => (isVisible(value) ? value.trim() : ''));

/** A section of a page as the content service stores it. */
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
    provider: z.enum(videoProviders),
    videoId: z.string(),
    poster: image,
  }),
  z.object({
    blockType: z.literal('call-to-action'),
    id: text,
    heading,
    text,
    action: z.enum(actions),
  }),
  z.object({
    blockType: z.literal('list'),
    id: text,
    heading,
    of: z.enum(listed),
    limit: z.number().nullish(),
  }),
  z.object({ blockType: z.literal('school-facts'), id: text, heading }),
]);
export type BlockDocument = z.infer<typeof blockDocument>;
/** The sections of a page. */
export const body = rows(blockDocument);
