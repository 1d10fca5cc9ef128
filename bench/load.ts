import { readFile } from 'node:fs/promises';
import { fetchInternal } from '../e2e/environment/test-environment.ts';
import { runClient } from './bench-environment.ts';

/** What a browser sends, as far as it matters here. */
export const browserEncodings = 'gzip, deflate, br, zstd';

/** The responses in a time. */
export interface Load {
  perSecond: number;
  /** by the processor time of the process itself: what others do on the machine counts less */
  perCpuSecond: number;
}

/** Clock ticks of processor time that a process has used, hundredths of a second. */
async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/**
 * Sends requests as fast as responses come, on 32 connections, from the other core.
 * @throws where a response was no 200
 */
export async function load(url: string, pid: number, seconds: number): Promise<Load> {
  const before = await ticksOf(pid);
  const wrk = ['wrk', '-t1', '-c32', `-d${seconds}s`, '-H', `Accept-Encoding: ${browserEncodings}`];
  const printed = await runClient([...wrk, url]);
  const ticks = (await ticksOf(pid)) - before;
  if (printed.includes('Non-2xx')) throw new Error(`${url} did not always respond with 200:\n${printed}`);
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1]);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]), perCpuSecond: (requests * 100) / ticks };
}

/** Megabytes of memory that the process of a site has. */
export async function memoryOf(sitePort: number): Promise<number> {
  const text = await (await fetchInternal(sitePort, '/metrics')).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** A line of a report. */
export function say(name: string, value: string): void {
  process.stdout.write(`  ${name.padEnd(46)} ${value.padStart(14)}\n`);
}

/** Lines of what went wrong, each kind once with how often. */
export function sayFaults(faults: readonly string[]): void {
  const counted = new Map<string, number>();
  for (const fault of faults) counted.set(fault, (counted.get(fault) ?? 0) + 1);
  for (const [fault, times] of counted) say(`  ${fault}`, `${times} times`);
}

/** Says whether a budget was kept. */
export function budget(name: string, value: number, limit: number, isKept = value >= limit): boolean {
  say(name, `${value.toFixed(3)} (budget ${limit})`);
  if (!isKept) process.stdout.write('  ^ BROKEN\n');
  return isKept;
}
