import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchStand, startMeasured, untilAnswers } from './bench-stand.ts';
import { browserEncodings, budget, load, median, say } from './load.ts';

/** The finished home page at least so fast as this part of nginx, which serves the same bytes as a static file. */
const ratioBudget = 0.5;
const nginxPort = 4162;
const rounds = 5;
const seconds = 3;

/**
 * Debian's nginx as it comes, with its log as the site has its metrics; one worker, and as many bytes of headers as the site
 * sends.
 */
const configuration = (folder: string, header: string) => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.err;
events { worker_connections 768; }
http {
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  keepalive_requests 10000000;
  server {
    listen 127.0.0.1:${nginxPort};
    root ${folder}/www;
    location / { add_header x-same-size "${header}"; add_header content-encoding br; }
  }
}
`;

/** The home page as a browser gets it: body in brotli, and the bytes of its headers. */
async function homePage(url: string): Promise<{ body: Buffer; headers: number; encoding: string | null }> {
  const curl = ['-s', '-D', '-', '-o', '-', '-H', `Accept-Encoding: ${browserEncodings}`, url];
  const answer = await new Promise<Buffer>((resolve, reject) => {
    execFile('curl', curl, { encoding: 'buffer', maxBuffer: 10_000_000 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.subarray(0, end).toString('latin1');
  const encoding = /content-encoding: (\w+)/i.exec(head)?.[1] ?? null;
  return { body: answer.subarray(end + 4), headers: end, encoding };
}

/**
 * The finished home page, with all its headers, origin cookies and metrics, against nginx serving the same bytes; each on one
 * core, taking turns, asked from the other.
 * @returns whether it is at least half as fast
 */
export async function benchFinished(): Promise<boolean> {
  const { origin, pid, folder } = await benchStand();
  const url = `${origin}/`;
  let home = await homePage(url);
  while (home.encoding !== 'br') home = await homePage(url);
  const root = path.join(folder, 'www');
  await mkdir(root, { recursive: true });
  // nginx's worker is another user where it is started by root.
  await chmod(folder, 0o755);
  await writeFile(path.join(root, 'home'), home.body);
  const file = path.join(folder, 'nginx.conf');
  // Date, server, length, type, tag and the rest of nginx's own headers take about 240 bytes.
  await writeFile(file, configuration(folder, 'x'.repeat(Math.max(0, home.headers - 280))));
  const nginx = startMeasured(['nginx', '-c', file], folder, { PATH: `${process.env.PATH}:/usr/sbin` });
  const nginxUrl = `http://127.0.0.1:${nginxPort}/home`;
  await untilAnswers(nginxUrl);
  const worker = Number(await readFile(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8'));

  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  await load(url, pid, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const site = await load(url, pid, seconds);
    const still = await load(nginxUrl, worker, seconds);
    ratios.push(site.perSecond / still.perSecond);
    cpuRatios.push(site.perCpuSecond / still.perCpuSecond);
    ours.push(site.perSecond);
    theirs.push(still.perSecond);
  }
  process.stdout.write(
    `The finished home page, ${home.body.length} bytes and ${home.headers} of headers, one core each\n`,
  );
  say('site, requests per second', median(ours).toFixed(0));
  say('nginx, requests per second', median(theirs).toFixed(0));
  say('ratio by processor time', median(cpuRatios).toFixed(3));
  return budget('ratio', median(ratios), ratioBudget);
}
