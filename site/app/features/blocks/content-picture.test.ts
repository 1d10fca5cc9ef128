import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Image } from '../../data/model.ts';
import { ContentPicture } from './content-picture.tsx';

const image: Image = {
  hash: 'abc123',
  width: 1600,
  height: 1067,
  alt: 'Une coupe',
  colour: '#cc4400',
  focus: { x: 50, y: 50 },
};
const written = (picture: Image) => renderToStaticMarkup(createElement(ContentPicture, { image: picture }));

it('brings its own colour and its true size, and no style that the security policy would refuse', () => {
  const html = written(image);
  expect(html).toContain('data-colour="#cc4400"');
  expect(html).toMatch(/width="1600" height="1067"/);
  expect(html).not.toContain('style=');
});

it('names no colour where the page is seen through the image', () => {
  expect(written({ ...image, colour: null })).not.toContain('data-colour');
});
