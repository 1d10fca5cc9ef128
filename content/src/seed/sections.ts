import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Page } from '../payload-types.ts';
import { linkTo } from './link-target.ts';
import type { Section } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';

type Body = NonNullable<Page['body']>;
type Block = Body[number];
type Texts = Pick<SeedContext, 'registry' | 'readMarkdown'>;

/** The sections of a page of the sample as blocks (`blocks/body.ts`) in one language. */
export function sectionsToBlocks(sections: Section[], locale: Locale, texts: Texts): Body {
  return sections.map((section) => toBlock(section, locale, texts));
}

function toBlock(section: Section, locale: Locale, { registry, readMarkdown }: Texts): Block {
  switch (section.block) {
    case 'rich-text':
      return { blockType: 'rich-text', text: readMarkdown(section.text, locale) };
    case 'image': {
      const { image, caption, wide } = section;
      return { blockType: 'image', image: registry.image(image), caption, wide };
    }
    case 'gallery':
      return { blockType: 'gallery', heading: section.heading, images: registry.images(section.images) };
    case 'key-figures':
      return { blockType: 'key-figures', heading: section.heading, figures: section.figures };
    case 'quote': {
      const { text, author, role } = section;
      return { blockType: 'quote', text, author, role };
    }
    case 'steps': {
      const steps = section.steps.map(({ title, text }) => ({ title, text: readMarkdown(text, locale) }));
      return { blockType: 'steps', heading: section.heading, steps };
    }
    case 'accordion': {
      const items = section.items.map(({ question, answer }) => ({ question, answer: readMarkdown(answer, locale) }));
      return { blockType: 'accordion', heading: section.heading, items };
    }
    case 'cards': {
      const cards = section.cards.map(({ title, text, image, link, linkLabel }) => ({
        title,
        text,
        image: image ? registry.image(image) : undefined,
        ...(link ? { hasLink: true, link: linkTo(link, registry), linkLabel } : { hasLink: false }),
      }));
      return { blockType: 'cards', heading: section.heading, cards };
    }
    case 'logos': {
      const logos = section.logos.map(({ name, image, url }) => ({ name, image: registry.image(image), url }));
      return { blockType: 'logos', heading: section.heading, logos };
    }
    case 'video': {
      const { title, provider, videoId, poster } = section;
      return { blockType: 'video', title, provider, videoId, poster: registry.image(poster) };
    }
    case 'call-to-action': {
      const { heading, text, action } = section;
      return { blockType: 'call-to-action', heading, text, action };
    }
    case 'list': {
      const { heading, of, limit } = section;
      return { blockType: 'list', heading, of, limit };
    }
    default:
      return section satisfies never;
  }
}
