import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shippedLabels } from '../labels/taxonomy.ts';
import { LanguageProvider } from '../labels/use-labels.tsx';
import { creditsOf, PictureCredits } from './picture-credits.server.tsx';

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

it('says its words once: they name no region beside', () => {
  const labels = shippedLabels('fr');
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={labels}>
      <PictureCredits credits={['Studio Essai']} />
    </LanguageProvider>,
  );
  expect(markup).toContain('Studio Essai');
  expect(markup.split(labels['shell.picture-credits'] ?? '')).toHaveLength(2);
});
