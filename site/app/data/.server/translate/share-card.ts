import { locales } from '@vitrine/contract/routes/locale.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { z } from 'zod';

const words = z.string().max(160);
const day = z.iso.date();

/** What stands beside the title, by the kind of page. Every figure is one of the page's own. */
const shareDrawing = z.discriminatedUnion('of', [
  /** a course: its family's figure, and its length as a dimension line with a part for each year */
  z.object({ of: z.literal('course'), family: z.enum(families), months: z.int().min(1).max(600), length: words }),
  /** an event: its first day very large, and its days on the ruler of the month; days are those of Paris */
  z.object({ of: z.literal('event'), first: day, last: day, when: words }),
  /** an article: the day that it appeared, on the ruler of the month */
  z.object({ of: z.literal('article'), published: day, when: words }),
  /** a campus: the point where it stands */
  z.object({ of: z.literal('campus'), position: z.object({ latitude: z.number(), longitude: z.number() }).nullable() }),
  /** any other page: the inks of the families that it shows, or the school's sign */
  z.object({ of: z.literal('page'), families: z.array(z.enum(families)).max(families.length) }),
]);

/** All that is drawn on the image which social networks show of a page, in the words of the page's language. */
export const shareCard = z.object({
  locale: z.enum(locales),
  /** the school */
  site: words.min(1),
  /** the page's own title */
  title: z.string().min(1).max(300),
  /** what kind of page it is; may be empty */
  kind: words,
  drawing: shareDrawing,
});

export type ShareCard = z.infer<typeof shareCard>;
export type ShareDrawing = ShareCard['drawing'];

/** Pixels: what every social network shows whole. */
export const shareSize = { width: 1200, height: 630 } as const;
