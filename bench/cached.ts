import { benchEnvironment } from './bench-environment.ts';
import { budget, load, median, say } from './load.ts';
import { nginxBeside } from './nginx.ts';

/** The cached home page at least so fast as this part of nginx, which serves the same bytes as a static file. */
const ratioBudget = 0.5;
const rounds = 5;
const seconds = 3;

/**
 * The cached home page, with all its headers, origin cookies and metrics, against nginx serving the same bytes; each on one
 * core, taking turns, with the requests sent from the other.
 * @returns whether it is at least half as fast
 */
export async function benchCached(): Promise<boolean> {
  const { origin, pid } = await benchEnvironment();
  const url = `${origin}/`;
  const nginx = await nginxBeside();

  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  await load(url, pid, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const site = await load(url, pid, seconds);
    const still = await load(nginx.url, nginx.worker, seconds);
    ratios.push(site.perSecond / still.perSecond);
    cpuRatios.push(site.perCpuSecond / still.perCpuSecond);
    ours.push(site.perSecond);
    theirs.push(still.perSecond);
  }
  process.stdout.write(`The cached home page, ${nginx.body} bytes and ${nginx.headers} of headers, one core each\n`);
  say('site, requests per second', median(ours).toFixed(0));
  say('nginx, requests per second', median(theirs).toFixed(0));
  say('ratio by processor time', median(cpuRatios).toFixed(3));
  return budget('ratio', median(ratios), ratioBudget);
}
