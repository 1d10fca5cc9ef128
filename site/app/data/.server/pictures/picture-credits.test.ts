import { expect, it } from 'vitest';
import { creditsOf } from './picture-credits.ts';

const picture = (hash: string, credit?: string) => ({ hash, alt: '', ...(credit && { credit }) });
const markupOf = (...hashes: string[]) => hashes.map((hash) => `<img src="/media/${hash}/640.webp" alt="">`).join('');

it('names who made the pictures of a page, each once, in their order', () => {
  const page = {
    image: picture('a', 'Studio Lumen'),
    body: [{ images: [picture('b'), picture('c', 'A. Rivoire'), picture('d', 'Studio Lumen')] }, { image: null }],
    course: { title: 'credit', credit: 'no picture' },
  };
  expect(creditsOf(page, markupOf('a', 'b', 'c', 'd'))).toEqual(['Studio Lumen', 'A. Rivoire']);
  expect(creditsOf({ image: picture('a') }, markupOf('a'))).toEqual([]);
});

it('names nobody for a picture that the page does not show, as that of a course which is only named', () => {
  const page = { courses: [{ image: picture('a', 'Studio Lumen') }, { image: picture('b', 'A. Rivoire') }] };
  expect(creditsOf(page, markupOf('b'))).toEqual(['A. Rivoire']);
  expect(creditsOf(page, '<p>a</p>')).toEqual([]);
  // Such as the exhibition, whose viewer shows what the wall leaves out.
  expect(creditsOf(page)).toEqual(['Studio Lumen', 'A. Rivoire']);
});
