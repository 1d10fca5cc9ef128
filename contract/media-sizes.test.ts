import { describe, expect, it } from 'vitest';
import { nearestVariant, parseVariant, savedVariant, variantName, widths } from './media-sizes.ts';

describe('parseVariant', () => {
  it('reads every width of the list in every format, as variantName writes it', () => {
    for (const width of widths) {
      for (const format of ['avif', 'webp', 'jpg'] as const) {
        expect(parseVariant(variantName({ width, format }))).toEqual({ width, format });
      }
    }
  });

  it.each(['641.avif', '0640.webp', '640.png', '640.avif.part', '640', 'plan.pdf', '16000.webp', ' 640.webp', ''])(
    'refuses %j',
    (name) => expect(parseVariant(name)).toBeNull(),
  );
});

describe('savedVariant', () => {
  it.each([
    ['2000.avif', '640.avif'],
    ['750.webp', '640.webp'],
    ['640.jpg', '640.jpg'],
    ['160.webp', '160.webp'],
  ])('is for %s %s', (name, expected) => {
    const variant = parseVariant(name);
    expect(variant && variantName(savedVariant(variant))).toBe(expected);
  });
});

describe('nearestVariant', () => {
  const nearest = (wanted: string, ...names: string[]) => {
    const variant = parseVariant(wanted);
    const found = variant && nearestVariant(variant, names);
    return found && variantName(found);
  };

  it.each([
    ['960.avif', ['640.webp', '1280.webp'], '1280.webp'],
    ['750.avif', ['640.webp', '1280.webp'], '640.webp'],
    ['2000.avif', ['640.webp', '1280.webp'], '1280.webp'],
    ['160.webp', ['640.webp', '1280.webp'], '640.webp'],
    ['960.avif', ['640.avif', '960.webp'], '960.webp'],
    ['750.avif', ['640.webp', '640.avif'], '640.avif'],
    // Two at the same distance: the larger one.
    ['640.webp', ['320.webp', '1280.webp'], '1280.webp'],
  ])('gives for %s of %j %s', (wanted, names, expected) => expect(nearest(wanted, ...names)).toBe(expected));

  it('never replaces a format by one that the browser may not support', () => {
    expect(nearest('640.webp', '640.avif', '640.jpg')).toBeNull();
    expect(nearest('1280.jpg', '1280.webp', '1280.avif')).toBeNull();
  });

  it('ignores names that are not variants, and returns null for none', () => {
    expect(nearest('640.avif', '640.avif.1.part', '650.webp', 'plan.pdf')).toBeNull();
    expect(nearest('640.avif')).toBeNull();
  });
});
