import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { slugFrom } from '@vitrine/contract/slug.ts';
import type { Block, ListContent } from '../../blocks.ts';
import * as fixedIds from '../../fixed-ids.ts';
import type { PageHeading, SchoolFacts } from '../../model.ts';
import { allSectionIds, hasRecognition } from '../../page-sections.ts';
import type { BlockDocument } from '../documents/block-documents.ts';
import { plainText } from './plain-text.ts';
import { toLink } from './translate-link.ts';
import { toImage, toImages } from './translate-media.ts';

/** The reads of sections that fill themselves, while a body is translated. */
export interface BlockReads {
  list(of: ListContent['of'], limit: number): Promise<ListContent>;
  schoolFacts(): Promise<SchoolFacts>;
}

/**
 * Translates the sections of an editor into ours: sections whose picture is missing are left out, links without a
 * destination become plain text, automatic lists are filled, and every heading gets an anchor of its own on the page.
 */
export async function toBlocks(documents: BlockDocument[], locale: Locale, reads: BlockReads): Promise<Block[]> {
  const blocks = await Promise.all(
    documents.map((document, index) => toBlock(document, `s${index + 1}`, locale, reads)),
  );
  return withAnchors(blocks.filter((block) => block !== null));
}

/** A fraction that was stored before they were refused: as a limit, the database refuses it, and 0 would mean all. */
const wholeLimit = (limit: number | null | undefined) => Math.max(1, Math.floor(limit ?? 6));

async function toBlock(document: BlockDocument, id: string, locale: Locale, reads: BlockReads): Promise<Block | null> {
  const headed = ({ heading }: { heading: string }) => ({ id, heading, anchor: '' });
  switch (document.blockType) {
    case 'rich-text':
      return document.textHtml ? { kind: 'rich-text', id, html: document.textHtml } : null;
    case 'image': {
      const image = toImage(document.image);
      return image && { kind: 'image', id, image, caption: document.caption, wide: document.wide ?? false };
    }
    case 'gallery': {
      const images = toImages(document.images);
      return images.length > 0 ? { kind: 'gallery', ...headed(document), images } : null;
    }
    case 'key-figures':
      return { kind: 'key-figures', ...headed(document), figures: document.figures };
    case 'quote':
      return { kind: 'quote', id, text: document.text, author: document.author, role: document.role };
    case 'steps':
      return {
        kind: 'steps',
        ...headed(document),
        steps: document.steps.map((step) => ({ title: step.title, html: step.textHtml })),
      };
    case 'accordion':
      return {
        kind: 'accordion',
        ...headed(document),
        items: document.items.map((item) => ({ question: item.question, html: item.answerHtml })),
      };
    case 'cards':
      return {
        kind: 'cards',
        ...headed(document),
        cards: document.cards.map(({ hasLink, link, image, ...words }) => ({
          ...words,
          image: toImage(image),
          link: hasLink ? toLink(link, locale) : null,
        })),
      };
    case 'logos': {
      const logos = document.logos.flatMap((logo) => {
        const image = toImage(logo.image);
        return image
          ? [{ name: logo.name, image, url: logo.url && /^https:\/\//.test(logo.url) ? logo.url : null }]
          : [];
      });
      return logos.length > 0 ? { kind: 'logos', ...headed(document), logos } : null;
    }
    case 'video': {
      const { title, provider, videoId } = document;
      const poster = toImage(document.poster);
      return poster && { kind: 'video', id, title, provider, videoId, poster };
    }
    case 'call-to-action':
      return {
        kind: 'call-to-action',
        ...headed(document),
        text: document.text,
        action: document.action,
      };
    case 'list':
      return {
        kind: 'list',
        ...headed(document),
        ...(await reads.list(document.of, wholeLimit(document.limit))),
      };
    case 'school-facts': {
      const facts = await reads.schoolFacts();
      const isEmpty = !hasRecognition(facts) && facts.financing.length === 0;
      return isEmpty ? null : { kind: 'school-facts', ...headed(document), facts };
    }
    default:
      return document satisfies never;
  }
}

const headingInHtml = /<(h[2-4]) id="([^"]*)">/g;

/** Gives every heading an anchor that nothing else on the page has: first to those of the summary, whose anchors others link to. */
function withAnchors(blocks: Block[]): Block[] {
  const taken = new Set<string>([...Object.values(fixedIds), ...allSectionIds()]);
  const unique = (wanted: string) => {
    const base = wanted || 'section';
    let anchor = base;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
  const withIds = <T extends { html: string }>(part: T, isNamed: (tag: string) => boolean): T => ({
    ...part,
    html: part.html.replace(headingInHtml, (heading, tag: string, id: string) =>
      isNamed(tag) ? `<${tag} id="${unique(id)}">` : heading,
    ),
  });
  const inSummary = blocks.map((block) => {
    if (block.kind === 'rich-text') return withIds(block, (tag) => tag === 'h2');
    return 'anchor' in block && block.heading ? { ...block, anchor: unique(slugFrom(block.heading)) } : block;
  });
  return inSummary.map((block) => {
    if (block.kind === 'rich-text') return withIds(block, (tag) => tag !== 'h2');
    if (block.kind === 'steps') return { ...block, steps: block.steps.map((step) => withIds(step, () => true)) };
    if (block.kind === 'accordion') return { ...block, items: block.items.map((item) => withIds(item, () => true)) };
    return block;
  });
}

/** The headings of the summary navigation: those of sections and the `h2` of texts, in the order of the page. */
export function headingsOf(blocks: Block[]): PageHeading[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'rich-text') {
      return [...block.html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
        id,
        text: plainText(inner),
      }));
    }
    return 'anchor' in block && block.heading ? [{ id: block.anchor, text: block.heading }] : [];
  });
}

/** The same on a page that letters its sections: those inside of a text have no letter. */
export function sheetsOf(blocks: Block[]): PageHeading[] {
  return blocks.flatMap((block) => {
    const headings = headingsOf([block]);
    return block.kind === 'rich-text' ? headings : headings.map((heading) => ({ ...heading, isSheet: true as const }));
  });
}
