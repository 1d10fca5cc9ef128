import { describe, expect, it } from 'vitest';
import { type LabelKey, shippedLabels } from './taxonomy.ts';
import { longestLabel, translate } from './translate.ts';

describe('the shipped labels', () => {
  it('are the same keys in both languages, filled, and short enough', () => {
    const fr = shippedLabels('fr');
    const en = shippedLabels('en');
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const [key, text] of [...Object.entries(fr), ...Object.entries(en)]) {
      expect(text.trim(), key).not.toBe('');
      expect(text.length, key).toBeLessThanOrEqual(longestLabel);
      expect(key).toMatch(/^[a-z0-9.-]{1,120}$/);
    }
  });

  it('name the same places in both languages', () => {
    const places = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
    const fr = shippedLabels('fr');
    const en = shippedLabels('en');
    for (const key of Object.keys(fr)) expect(places(en[key]), key).toEqual(places(fr[key]));
  });
});

describe('the French labels', () => {
  const french = Object.entries(shippedLabels('fr'));

  it('keep double punctuation and guillemets with their words', () => {
    expect(french.filter(([, text]) => /\u0020[:;!?»]|«\u0020/.test(text))).toEqual([]);
    // The rule would hold as well where no label had anything to keep.
    expect(french.filter(([, text]) => /[\u00a0\u202f][:;!?»]/.test(text)).length).toBeGreaterThan(10);
  });

  it('keep a sum and a unit with their numbers', () => {
    expect(french.filter(([, text]) => /\u0020\+|\+\u0020|\}\u0020–|–\u0020\{|\}\u0020min\b/.test(text))).toEqual([]);
  });
});

describe('translate', () => {
  const key: LabelKey = 'action.contact';

  it('says so where a label is missing', () => {
    expect(translate({}, key)).toBe('The taxonomy for the key "action.contact" does not exist.');
  });

  it('replaces a label that is longer than 250 characters, and shows one of 250', () => {
    expect(translate({ [key]: 'a'.repeat(251) }, key)).toContain('longer than 250');
    expect(translate({ [key]: 'a'.repeat(250) }, key)).toBe('a'.repeat(250));
  });

  it('fills in what the text names', () => {
    expect(translate({ [key]: '{n} sur {total}, {other}' }, key, { n: 1, total: 9 })).toBe('1 sur 9, {other}');
  });
});
