import { expect, it } from 'vitest';
import { mediaDocument } from '../documents/shared-documents.ts';
import { toImage } from './translate-media.ts';

const colourOf = (colour: unknown) =>
  toImage(mediaDocument.parse({ hash: 'abc123', mimeType: 'image/png', alt: 'Un plan', colour }))?.colour;

it('keeps the colour that was measured', () => {
  expect(colourOf('#cc4400')).toBe('#cc4400');
});

it.each([undefined, null, '', 'red', '#c40', '#CC4400FF', '#cc4400;x', 'url(//evil.example)', '#cc4400\n'])(
  'gives no colour for %j',
  (colour) => {
    expect(colourOf(colour)).toBeNull();
  },
);

it.each([
  ['image/svg+xml', 120, 60, { width: 1280, height: 640 }],
  ['image/svg+xml', 2000, 1000, { width: 2000, height: 1000 }],
  ['image/png', 120, 60, { width: 120, height: 60 }],
])('says of a %s of %i × %i how large its files are', (mimeType, width, height, expected) => {
  expect(toImage(mediaDocument.parse({ hash: 'abc123', mimeType, alt: '', width, height }))).toMatchObject(expected);
});

it.each(['image/svg+xml', 'image/png'])('keeps the focal point of a %s', (mimeType) => {
  const document = mediaDocument.parse({ hash: 'abc123', mimeType, alt: '', focalX: 30, focalY: 5 });
  expect(toImage(document)?.focus).toEqual({ x: 30, y: 5 });
});
