import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImageWorker, type ImageWorker } from './image-worker.ts';

let folder = '';
let worker: ImageWorker;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-worker-'));
  worker = createImageWorker(path.join(import.meta.dirname, 'image-process.ts'));
});
afterEach(() => worker.rest());
afterAll(() => rm(folder, { recursive: true }));

const filled = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
const variant = { width: 160, format: 'webp' } as const;
const job = (name: string) => ({ variant, isDrawing: false, file: path.join(folder, name) });

/** The average colour of a generated variant, one number per channel. */
const colourOf = async (name: string) => {
  const { channels } = await sharp(await readFile(path.join(folder, name))).stats();
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

describe('the process that generates images', () => {
  it('receives a source file once for all its variants', async () => {
    const open = vi.fn(() => filled('#ff0000'));
    await worker.make('red', open, job('red-1.webp'));
    await worker.make('red', open, job('red-2.webp'));
    expect(open).toHaveBeenCalledTimes(1);
    expect([await colourOf('red-1.webp'), await colourOf('red-2.webp')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('never uses the source file of another job, also after one that is no image', async () => {
    await worker.make('red', () => filled('#ff0000'), job('a.webp'));
    const broken = worker.make('broken', async () => Buffer.from('no image'), job('b.webp'));
    await expect(broken).rejects.toThrow(/unsupported image format/);
    await worker.make('red', () => filled('#ff0000'), job('c.webp'));
    await worker.make('blue', () => filled('#0000ff'), job('d.webp'));
    expect([await colourOf('c.webp'), await colourOf('d.webp')]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    await expect(readFile(path.join(folder, 'b.webp'))).rejects.toThrow(/ENOENT/);
  });

  it('has the lowest priority in all its threads, and no secret of the service', async () => {
    process.env.CONTENT_SECRET = 'a-secret-that-stays-here';
    await worker.make('red', () => filled('#ff0000'), job('e.webp'));
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
    await worker.make('red', () => filled('#ff0000'), job('f.webp'));
    const large = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
    const interrupted = worker.make('green', () => large, {
      ...job('g.avif'),
      variant: { width: 2000, format: 'avif' },
    });
    setTimeout(() => children().forEach((pid) => void process.kill(pid, 'SIGKILL')), 150);
    await expect(interrupted).rejects.toThrow(/ended/);
    await worker.make('green', () => large, job('g.webp'));
    expect(await colourOf('g.webp')).toEqual([0, 1, 0]);
  });

  it('ends when there is nothing to do', async () => {
    await worker.make('red', () => filled('#ff0000'), job('h.webp'));
    expect(children()).toHaveLength(1);
    worker.rest();
    await vi.waitFor(() => expect(children()).toEqual([]), { timeout: 5000 });
  });
});
