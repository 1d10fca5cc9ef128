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
