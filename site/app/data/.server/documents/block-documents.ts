import { isVisible } from '@vitrine/contract/visible-text.ts';
import { actions, listed, videoProviders } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { manyRelated, optionalText, rows, text } from './document-fields.ts';
import { image, linkDocument, mediaDocument } from './shared-documents.ts';

/** One with nothing that can be seen is none. */
const heading = text.transform((value) => (isVisible(value) ? value.trim() : ''));

/** A section of a page, by its type. */
const block = <T extends string, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.object({ blockType: z.literal(type), id: text, ...fields });
/** A section with a heading, which may be empty. */
const headed = <T extends string, S extends z.ZodRawShape>(type: T, fields: S) => block(type, { heading, ...fields });

/** A section of a page as the content service stores it. */
const blockDocument = z.discriminatedUnion('blockType', [
  block('rich-text', { textHtml: text }),
  block('image', { image, caption: text, wide: z.boolean().nullish() }),
  headed('gallery', { images: manyRelated(mediaDocument) }),
  headed('key-figures', { figures: rows(z.object({ value: z.string(), label: z.string() })) }),
  block('quote', { text, author: text, role: text }),
  headed('steps', { steps: rows(z.object({ title: z.string(), textHtml: text })) }),
  headed('accordion', { items: rows(z.object({ question: z.string(), answerHtml: text })) }),
  headed('cards', {
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
  headed('logos', { logos: rows(z.object({ name: z.string(), image, url: optionalText })) }),
  block('video', { title: text, provider: z.enum(videoProviders), videoId: z.string(), poster: image }),
  headed('call-to-action', { text, action: z.enum(actions) }),
  headed('list', { of: z.enum(listed), limit: z.number().nullish() }),
  headed('school-facts', {}),
]);
export type BlockDocument = z.infer<typeof blockDocument>;
/** The sections of a page. */
export const body = rows(blockDocument);
