import { renderBare, renderReference } from './reference-build.ts';

/** Prints, as JSON, what the reference page is and how many of it one core renders in a second. Run by `render.ts`. */
const html = await renderReference();

async function renderFor(render: () => unknown, milliseconds: number): Promise<number> {
  const cpu = process.cpuUsage();
  const end = performance.now() + milliseconds;
  let pages = 0;
  for (; performance.now() < end; pages += 1) await render();
  const { user, system } = process.cpuUsage(cpu);
  return Math.round(pages / ((user + system) / 1_000_000));
}

/** The best of three: what else the machine does can only slow it. */
async function best(render: () => unknown): Promise<number> {
  await renderFor(render, 1500);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await renderFor(render, 1000));
  return Math.max(...rounds);
}

const links = html.match(/<a /g)?.length ?? 0;
const measured = { perCpuSecond: await best(renderReference), bare: await best(renderBare) };
process.stdout.write(JSON.stringify({ bytes: Buffer.byteLength(html), links, ...measured }));
