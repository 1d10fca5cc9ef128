import fc from 'fast-check';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Article, type Desk, openDesk, openEditors } from './desk.ts';
import { type Step, sequences } from './editing-sequences.ts';
import { openPayload } from './open-payload.ts';

const isLong = process.env.TESTS === 'long';
let payload: Payload;
let editors: Awaited<ReturnType<typeof openEditors>>;
let started = 0;

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  editors = await openEditors(inject('contentUrl'));
});
afterAll(() => payload.destroy());

/** Expects every article to have its expected state, for visitors and editors, with all of its versions. */
async function expectIntegrity(desk: Desk, after: string): Promise<void> {
  const { articles, images } = desk;
  const read = ({ id }: Article) => Promise.all([desk.readPublic(id), desk.readNewest(id), desk.readVersions(id)]);
  const stored = await Promise.all(articles.map(read));
  const pictures = await desk.readImages();
  for (const [index, article] of articles.entries()) {
    const { id, newest, published } = article;
    const [visible, draft, versions] = stored[index] as (typeof stored)[number];
    expect(visible, `${after}: what visitors have of ${id}`).toEqual(published);
    expect(draft, `${after}: the newest version of ${id}`).toEqual(newest);
    const known = new Set(versions.map((version) => version.id));
    expect(
      [...article.versions].filter((version) => !known.has(version)),
      `${after}: lost of ${id}`,
    ).toEqual([]);
    article.versions = known;
    if (!published?.image) continue;
    const { alt } = images.find((image) => image.id === published.image) ?? {};
    const picture = pictures.find((image) => image.id === published.image);
    expect([picture?.id, picture?.alt, picture?.deletedAt ?? null], `${after}: the picture of ${id}`).toEqual([
      published.image,
      ...[alt, null],
    ]);
  }
}

async function run(steps: Step[]): Promise<void> {
  started += 1;
  const desk = await openDesk(editors, payload, Date.now() * 1000 + started);
  try {
    for (const [index, step] of steps.entries()) {
      const status = await desk.carryOut(step);
      const after = `step ${index + 1}, ${step.kind} (${status})`;
      expect([200, 201, 400, 403, 404, 409], after).toContain(status);
      await expectIntegrity(desk, after);
    }
  } finally {
    await desk.clear();
  }
}

it('two editors lose no version, publish nothing unintended and get no wrong reference, in random sequences', {
  timeout: 3_600_000,
}, async () => {
  const numRuns = isLong ? 500 : 10;
  await fc.assert(fc.asyncProperty(sequences, run), { numRuns, endOnFailure: true, ...(!isLong && { seed: 15 }) });
});
