import { describe, expect, it } from 'vitest';
import type { ContentClient } from '../content-service/content-client.ts';
import { linkDocument } from '../documents/shared-documents.ts';
import { newReads } from '../reads-of-request.ts';
import { toLink } from '../translate/translate-link.ts';
import { endOfRights, withPictureRights } from './picture-rights.ts';

const free = { hash: 'aaa', rightsUntil: null };
const lent = { hash: 'bbb', rightsUntil: '2026-11-30T12:00:00.000Z' };
const lapsed = { hash: 'ccc', rightsUntil: '2026-11-19T12:00:00.000Z' };
const value = Object.freeze({
  docs: [{ image: lent, gallery: [free, lapsed, lent], body: [{ kind: 'image', image: lapsed }], title: 'A page' }],
});

async function readAt(moment: string, read: unknown = value) {
  const reads = newReads();
  const client = { get: async () => read } as unknown as ContentClient;
  const given = await withPictureRights(client, reads, () => new Date(moment)).get('/pages', {}, null as never);
  return { given: given as unknown as typeof value, until: reads.until };
}

describe('a picture whose rights end', () => {
  it('is shown on its last day in Paris, whatever the hour that was stored', () => {
    for (const text of ['2026-11-30T00:00:00+01:00', '2026-11-30T12:00:00.000Z', '2026-11-30T23:59:00+01:00'])
      expect(new Date(endOfRights(text)).toISOString()).toBe('2026-11-30T23:00:00.000Z');
    // Summer time.
    expect(new Date(endOfRights('2026-07-14T12:00:00.000Z')).toISOString()).toBe('2026-07-14T22:00:00.000Z');
  });

  it('is left out of everything that is read after that day, and others stay', async () => {
    const { given } = await readAt('2026-12-01T00:00:00+01:00');
    expect(given.docs[0]).toEqual({
      ...{ image: null, gallery: [free], body: [{ kind: 'image', image: null }], title: 'A page' },
    });
  });

  it('makes what shows it stale at that very moment', async () => {
    const { given, until } = await readAt('2026-11-20T09:00:00+01:00');
    expect(given.docs[0]).toMatchObject({ image: lent, gallery: [free, lent] });
    expect(new Date(until).toISOString()).toBe('2026-11-30T23:00:00.000Z');
  });

  it('changes nothing of what was read, which others share, and nothing of what has no such picture', async () => {
    const before = JSON.stringify(value);
    await readAt('2027-01-01T00:00:00Z');
    expect(JSON.stringify(value)).toBe(before);
    const without = { docs: [{ image: free, parts: [null, 1, 'text'] }] };
    const { given, until } = await readAt('2027-01-01T00:00:00Z', without);
    expect(given).toBe(without);
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect((await readAt('2027-01-01T00:00:00Z', null)).given).toBeNull();
  });

  it('is left out of links too where it is a file', async () => {
    const file = { hash: 'ddd', filename: 'plaquette.pdf', mimeType: 'application/pdf', rightsUntil: lent.rightsUntil };
    const menu = { links: [linkDocument.parse({ to: 'file', file })] };
    const hrefAt = async (moment: string) =>
      ((await readAt(moment, menu)).given as unknown as typeof menu).links.map((link) => toLink(link, 'fr')?.href);
    expect(await hrefAt('2026-11-30T23:59:00+01:00')).toEqual(['/media/ddd/plaquette.pdf']);
    expect(await hrefAt('2026-12-01T00:00:00+01:00')).toEqual([undefined]);
  });

  it('stays where the date cannot be read', () => {
    expect(endOfRights('soon')).toBe(Number.POSITIVE_INFINITY);
  });
});
