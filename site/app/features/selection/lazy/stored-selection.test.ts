import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostPairs, pairOf } from '../../../data/selection.ts';
import { mySelection, readStored, storeSelection } from './stored-selection.ts';

/** A storage as browsers have it. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored selection', () => {
  it('is read as it was stored', () => {
    vi.stubGlobal('localStorage', storage());
    storeSelection([pairOf('design-objet', 'paris'), pairOf('design-objet', 'lyon')]);
    expect(mySelection()).toEqual(['design-objet.lyon', 'design-objet.paris']);
    storeSelection([]);
    expect(mySelection()).toEqual([]);
    expect(localStorage.getItem('selection')).toBeNull();
  });

  it('lasts as long as the document where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeSelection([pairOf('design-objet', 'paris')]);
    expect(mySelection()).toEqual(['design-objet.paris']);
    storeSelection([]);
    expect(mySelection()).toEqual([]);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"a.b"',
    '{"pairs":"a.b"}',
    '{"version":2,"pairs":"a.b"}',
    '{"version":1,"pairs":["a.b"]}',
    '{"version":1}',
  ])('is empty where its text is %j', (text) => {
    expect(readStored(text)).toEqual([]);
  });

  it('is bounded and valid whatever was put into its place', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((pairs) => JSON.stringify({ version: 1, pairs })),
        ),
        (text) => {
          const read = readStored(text);
          expect(read.length).toBeLessThanOrEqual(mostPairs);
          for (const pair of read) expect(pair).toMatch(/^[a-z0-9-]+\.[a-z0-9-]+$/);
        },
      ),
    );
    const many = Array.from({ length: 500 }, (_, index) => `c-${index}.k`).join('_');
    expect(readStored(JSON.stringify({ version: 1, pairs: many }))).toHaveLength(mostPairs);
  });
});
