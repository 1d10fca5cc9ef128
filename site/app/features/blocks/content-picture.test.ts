import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Image } from '../../data/model.ts';
import { ContentPicture, focalPointOf, pictureProps } from './content-picture.tsx';

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

const percents = Array.from({ length: 101 }, (_, percent) => percent);

it.each([0.2, 0.24, 0.3, 0.42, 0.56, 0.8])(
  'what has the focus is in sight in a frame that shows %d of the image',
  (share) => {
    const outOfSight = percents.filter((focus) => {
      // `object-position: 30%` puts the point at 30 % of the image over the point at 30 % of the frame (CSS Images 3).
      const first = (focalPointOf(focus, 50).x ?? 50) * (1 - share);
      return focus < first || focus > first + share * 100;
    });
    expect(outOfSight).toEqual([]);
  },
);

it('steps are those of the style sheet, and the middle needs none', () => {
  expect(focalPointOf(50, 50)).toEqual({});
  expect(focalPointOf(33.4, 66.6)).toEqual({ x: 30, y: 70 });
  const steps = new Set(percents.map((percent) => focalPointOf(50, percent).y));
  expect([...steps]).toEqual([0, 10, 20, 30, 40, undefined, 60, 70, 80, 90, 100]);
});

it('a picture in a row of a phone is a column of four, and asks for no more', () => {
  expect(pictureProps(image, 'row').sizes).toMatch(/ 24vw, \(min-resolution: 2.5dppx\) 18vw, 24vw$/);
});
