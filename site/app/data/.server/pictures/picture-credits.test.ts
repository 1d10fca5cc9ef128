import { expect, it } from 'vitest';
import { creditsOf } from './picture-credits.ts';

const picture = (credit?: string) => ({ hash: 'abc', alt: '', ...(credit && { credit }) });

it('names who made the pictures of a page, each once, in their order', () => {
  const page = {
    image: picture('Studio Lumen'),
    body: [{ images: [picture(), picture('A. Rivoire'), picture('Studio Lumen')] }, { image: null }],
    course: { title: 'credit', credit: 'no picture' },
  };
  expect(creditsOf(page)).toEqual(['Studio Lumen', 'A. Rivoire']);
  expect(creditsOf({ image: picture() })).toEqual([]);
});
