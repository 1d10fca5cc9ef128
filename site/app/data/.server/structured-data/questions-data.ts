import type { FAQPage } from 'schema-dts';
import type { Block } from '../../blocks.ts';

/** The questions and answers of a page, or none where it has no accordion. */
export function questionsData(blocks: readonly Block[]): FAQPage[] {
  const items = blocks.flatMap((block) => (block.kind === 'accordion' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
  ];
}
