import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImageWorker, type ImageWorker } from './image-worker.ts';

// At the lowest priority a process waits long for a processor on which other tests run.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let worker: ImageWorker;

beforeAll(() => {
  worker = createImageWorker(path.join(import.meta.dirname, 'image-process.ts'));
});
// A process ends some time after it was told to: the next test must not count it.
afterEach(async () => {
  worker.rest();
  await noneLeft();
});

const filled = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
const variant = { width: 160, format: 'webp' } as const;
const job = { variant, isDrawing: false };

/** The average colour of a generated variant, one number per channel. */
const colourOf = async (bytes: Promise<Buffer>) => {
  const { channels } = await sharp(await bytes).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255));
};

/** The processes that this test started, by identifier. */
const children = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process');
      } catch {
        return false;
      }
    })
    .map(Number);

const noneLeft = () => vi.waitFor(() => expect(children()).toEqual([]), { timeout: 100_000 });

describe('the process that generates images', () => {
  it('receives a source file once for all its variants', async () => {
    const open = vi.fn(() => filled('#ff0000'));
    expect(await colourOf(worker.make('red', open, job))).toEqual([1, 0, 0]);
    expect(await colourOf(worker.make('red', open, job))).toEqual([1, 0, 0]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('never uses the source file of another job, also after one that is no image', async () => {
    await worker.make('red', () => filled('#ff0000'), job);
    const broken = worker.make('broken', async () => Buffer.from('no image'), job);
    await expect(broken).rejects.toThrow(/unsupported image format/);
    expect(await colourOf(worker.make('red', () => filled('#ff0000'), job))).toEqual([1, 0, 0]);
    expect(await colourOf(worker.make('blue', () => filled('#0000ff'), job))).toEqual([0, 0, 1]);
  });

  it('has the lowest priority in all its threads, and no secret of the service', async () => {
    process.env.CONTENT_SECRET = 'a-secret-that-stays-here';
    await worker.make('red', () => filled('#ff0000'), job);
    const [pid = 0, ...others] = children();
    expect(others).toEqual([]);
    expect(getPriority(pid)).toBe(19);
    const working = readdirSync(`/proc/${pid}/task`).filter((thread) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ');
      const [nice, spent] = [Number(fields.split(' ')[16]), Number(fields.split(' ')[11])];
      return nice !== 19 && spent > 5;
    });
    expect(working.filter((thread) => Number(thread) !== pid)).toEqual([]);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
    delete process.env.CONTENT_SECRET;
  });

  it('is started again where it ended in the middle of its work', async () => {
    await worker.make('red', () => filled('#ff0000'), job);
    const [pid = 0] = children();
    // Stopped, it cannot finish before it is killed, on a machine of any speed.
    process.kill(pid, 'SIGSTOP');
    const interrupted = worker.make('green', () => filled('#00ff00'), job);
    setTimeout(() => process.kill(pid, 'SIGKILL'), 150);
    await expect(interrupted).rejects.toThrow(/ended/);
    expect(await colourOf(worker.make('green', () => filled('#00ff00'), job))).toEqual([0, 1, 0]);
  });

  it('ends when there is nothing to do', async () => {
    await worker.make('red', () => filled('#ff0000'), job);
    expect(children()).toHaveLength(1);
    worker.rest();
    await noneLeft();
  });
});
