import type { BlockDocument } from '../documents/block-documents.ts';
import { plainText } from '../translate/plain-text.ts';

/** What the sections of a page say: their headings and questions, and all the rest. */
interface BlockTexts {
  headings: string[];
  texts: string[];
}

const headingsIn = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, inner = '']) => plainText(inner));

function textsOf(block: BlockDocument): BlockTexts {
  switch (block.blockType) {
    case 'rich-text':
      return { headings: headingsIn(block.textHtml), texts: [plainText(block.textHtml)] };
    case 'image':
      return { headings: [], texts: [block.caption] };
    case 'quote':
      return { headings: [], texts: [block.text, block.author, block.role] };
    case 'video':
      return { headings: [], texts: [block.title] };
    case 'key-figures':
      return { headings: [block.heading], texts: block.figures.map(({ value, label }) => `${value} ${label}`) };
    case 'steps': {
      const { heading, steps } = block;
      return {
        headings: [heading, ...steps.map(({ title }) => title)],
        texts: steps.map(({ textHtml }) => plainText(textHtml)),
      };
    }
    case 'accordion': {
      const { heading, items } = block;
      return {
        headings: [heading, ...items.map(({ question }) => question)],
        texts: items.map(({ answerHtml }) => plainText(answerHtml)),
      };
    }
    case 'cards': {
      const { heading, cards } = block;
      return { headings: [heading, ...cards.map(({ title }) => title)], texts: cards.map(({ text }) => text) };
    }
    case 'logos':
      return { headings: [block.heading], texts: block.logos.map(({ name }) => name) };
    case 'call-to-action':
      return { headings: [block.heading], texts: [block.text] };
    // A gallery shows pictures, an automatic list other pages, the facts of the school are on all pages of courses.
    case 'gallery':
    case 'list':
    case 'school-facts':
      return { headings: [block.heading], texts: [] };
    default:
      return block satisfies never;
  }
}

/** What the sections of a page say. */
export function blockTexts(blocks: readonly BlockDocument[]): BlockTexts {
  const all = blocks.map(textsOf);
  const filled = (text: string) => text !== '';
  return {
    headings: all.flatMap(({ headings }) => headings).filter(filled),
    texts: all.flatMap(({ texts }) => texts).filter(filled),
  };
}
