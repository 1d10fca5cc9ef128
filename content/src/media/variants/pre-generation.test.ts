import { setTimeout as pause } from 'node:timers/promises';
import { type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import { expect, it, vi } from 'vitest';
import { createPreGeneration } from './pre-generation.ts';
import type { Picture } from './variants.ts';

const wanted: Variant[] = [
  { width: 640, format: 'webp' },
  { width: 640, format: 'avif' },
];
const picture = (hash: string): Picture => ({ hash, filename: `${hash}.jpg`, mimeType: 'image/jpeg' });
const [a, b, c] = ['a', 'b', 'c'].map(picture) as [Picture, Picture, Picture];

/** A library in memory, with the keys of the generated variants in order. */
function library(fails: (key: string) => boolean = () => false, retryDelay = 5) {
  const generated: string[] = [];
  const tried: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const onIdle = vi.fn();
  const onGivenUp = vi.fn();
  const work = createPreGeneration({
    missing: async ({ hash }) => wanted.filter((variant) => !generated.includes(`${hash}/${variantName(variant)}`)),
    async make({ hash }, variant) {
      const key = `${hash}/${variantName(variant)}`;
      tried.push(key);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await pause(2);
      atOnce -= 1;
      if (fails(key)) throw new Error('no image');
      generated.push(key);
    },
    onIdle,
    onGivenUp,
    retryDelay,
  });
  return { ...work, generated, tried, onIdle, onGivenUp, mostAtOnce: () => mostAtOnce };
}

const idle = ({ onIdle }: { onIdle: ReturnType<typeof vi.fn> }) =>
  vi.waitFor(() => expect(onIdle).toHaveBeenCalled(), { timeout: 2000, interval: 2 });

it('generates every variant of every picture once, one after another', async () => {
  const work = library();
  for (const one of [a, b, a, b]) work.complete(one, 'rest');
  await idle(work);
  expect(work.generated).toEqual(['a/640.webp', 'a/640.avif', 'b/640.webp', 'b/640.avif']);
  expect(work.mostAtOnce()).toBe(1);
});

it('generates requested variants first, then those of published pictures, then the rest', async () => {
  const work = library();
  work.complete(a, 'rest');
  work.complete(b, 'published');
  work.request(c, { width: 640, format: 'avif' });
  await idle(work);
  // The first one was begun before the others were known.
  expect(work.generated.filter((key) => key !== 'a/640.webp')).toEqual([
    'c/640.avif',
    'b/640.webp',
    'b/640.avif',
    'a/640.avif',
  ]);
});

it('generates a variant once for all requests, also for those during its generation', async () => {
  const work = library();
  const request = () => work.request(a, { width: 640, format: 'webp' });
  for (let times = 0; times < 50; times += 1) request();
  await vi.waitFor(() => expect(work.tried).toHaveLength(1), { interval: 1 });
  request();
  await idle(work);
  expect(work.tried).toEqual(['a/640.webp']);
});

it('tries a picture that fails again, gives it up after three times, and goes on with the others', async () => {
  const work = library((key) => key.startsWith('a/'));
  work.complete(a, 'published');
  work.complete(b, 'rest');
  await vi.waitFor(() => expect(work.onGivenUp).toHaveBeenCalledTimes(1), { interval: 2 });
  await idle(work);
  expect(work.tried.filter((key) => key.startsWith('a/'))).toHaveLength(3);
  expect(work.generated).toEqual(['b/640.webp', 'b/640.avif']);
  work.complete(a, 'rest');
  work.request(a, { width: 640, format: 'avif' });
  await pause(20);
  expect(work.tried.filter((key) => key.startsWith('a/'))).toHaveLength(3);
});

it('generates all other variants of a picture of which one fails', async () => {
  const work = library((key) => key === 'a/640.webp');
  work.complete(a, 'published');
  await vi.waitFor(() => expect(work.onGivenUp).toHaveBeenCalledTimes(1), { interval: 2 });
  expect(work.generated).toEqual(['a/640.avif']);
  expect(work.tried).toEqual(['a/640.webp', 'a/640.avif', 'a/640.webp', 'a/640.webp', 'a/640.webp']);
});

it('tries a picture again that was given up, and no longer once it is deleted', async () => {
  let fails = true;
  const work = library((key) => key.startsWith('b') || fails, 0.1);
  for (const one of [a, b]) work.complete(one, 'published');
  await vi.waitFor(() => expect(work.onGivenUp).toHaveBeenCalledTimes(2), { interval: 2 });
  fails = false;
  await work.forget('b');
  const tried = work.tried.filter((key) => key.startsWith('b')).length;
  await vi.waitFor(() => expect(work.generated).toEqual(['a/640.webp', 'a/640.avif']), { timeout: 2000 });
  await pause(100);
  expect(work.tried.filter((key) => key.startsWith('b'))).toHaveLength(tried);
  expect(work.onGivenUp).toHaveBeenCalledTimes(2);
});

it('generates nothing more of a deleted picture', async () => {
  const work = library();
  work.complete(a, 'rest');
  work.complete(b, 'rest');
  work.forget('b');
  await idle(work);
  expect(work.generated).toEqual(['a/640.webp', 'a/640.avif']);
});

it('tries again for as long as a failure is temporary, also where it cannot be read what is missing', async () => {
  let isAway = true;
  let tries = 0;
  const generated: string[] = [];
  const onGivenUp = vi.fn();
  const work = createPreGeneration({
    async missing() {
      tries += 1;
      if (isAway) throw new Error('away');
      return wanted.filter((variant) => !generated.includes(variantName(variant)));
    },
    async make(_, variant) {
      generated.push(variantName(variant));
    },
    isTemporary: () => true,
    onGivenUp,
    retryDelay: 1,
  });
  work.complete(a, 'published');
  await vi.waitFor(() => expect(tries).toBeGreaterThan(5));
  isAway = false;
  await vi.waitFor(() => expect(generated).toEqual(['640.webp', '640.avif']));
  expect(onGivenUp).not.toHaveBeenCalled();
});

it('tries fewer and fewer pictures while none can be stored, says so once, and goes on with all of them then', async () => {
  let isFull = true;
  const tried: string[] = [];
  const stored: string[] = [];
  const onPostponed = vi.fn();
  const pictures = Array.from({ length: 10 }, (_, index) => picture(`p${index}`));
  const work = createPreGeneration({
    missing: async ({ hash }) => (stored.includes(hash) ? [] : wanted.slice(0, 1)),
    async make({ hash }) {
      tried.push(hash);
      if (isFull) throw new Error('no space');
      stored.push(hash);
    },
    isTemporary: () => true,
    onGivenUp: vi.fn(),
    onPostponed,
    retryDelay: 5,
  });
  for (const one of pictures) work.complete(one, 'published');
  await vi.waitFor(() => expect(tried.length).toBeGreaterThan(2));
  await pause(200);
  expect(tried.length).toBeLessThan(10);
  expect(new Set(tried).size).toBe(tried.length);
  isFull = false;
  await vi.waitFor(() => expect(stored).toHaveLength(10), { timeout: 2000 });
  expect(onPostponed).toHaveBeenCalledTimes(1);
  isFull = true;
  work.complete(a, 'rest');
  await vi.waitFor(() => expect(onPostponed).toHaveBeenCalledTimes(2));
});

it('has ended its work on a picture when it has forgotten it', async () => {
  const work = library();
  work.complete(a, 'rest');
  await vi.waitFor(() => expect(work.tried).toHaveLength(1), { interval: 1 });
  await work.forget('a');
  const generated = [...work.generated];
  await idle(work);
  expect(work.generated).toEqual(generated);
});

it('has ended its work on a picture that is forgotten while it is being read what is missing', async () => {
  const answers: ((variants: Variant[]) => void)[] = [];
  const make = vi.fn(async () => {});
  const missing = () => new Promise<Variant[]>((resolve) => answers.push(resolve));
  const work = createPreGeneration({ missing, make, onGivenUp: vi.fn() });
  work.complete(a, 'published');
  let madeBefore = -1;
  const forgotten = work.forget('a').then(() => {
    madeBefore = make.mock.calls.length;
  });
  await pause(2);
  answers[0]?.(wanted);
  await forgotten;
  await pause(2);
  for (const answer of answers) answer(wanted);
  await pause(2);
  expect(make).toHaveBeenCalledTimes(madeBefore);
});
