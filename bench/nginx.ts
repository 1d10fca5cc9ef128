import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { processEnvironment } from '../launcher/environment.ts';
import { untilResponds } from '../launcher/program.ts';
import { benchEnvironment, startMeasured } from './bench-environment.ts';
import { browserEncodings } from './load.ts';
import { untilCompressed } from './until.ts';

const nginxPort = 4162;

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
async function homePage(url: string): Promise<{ body: Buffer; headers: number }> {
  const curl = ['-s', '-D', '-', '-o', '-', '-H', `Accept-Encoding: ${browserEncodings}`, url];
  const response = await new Promise<Buffer>((resolve, reject) => {
    execFile('curl', curl, { encoding: 'buffer', maxBuffer: 10_000_000 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  const end = response.indexOf('\r\n\r\n');
  return { body: response.subarray(end + 4), headers: end };
}

/** The same bytes from nginx as a static file, to be measured beside the site. */
export interface NginxBeside {
  url: string;
  /** the process that responds */
  worker: number;
  /** bytes of the page, and of its headers */
  body: number;
  headers: number;
}

let running: Promise<NginxBeside> | null = null;

/** An nginx that serves the same bytes as the cached home page, started when it is first needed. */
export function nginxBeside(): Promise<NginxBeside> {
  running ??= begin();
  return running;
}

async function begin(): Promise<NginxBeside> {
  const { origin, folder } = await benchEnvironment();
  await untilCompressed(`${origin}/`);
  const home = await homePage(`${origin}/`);
  const root = path.join(folder, 'www');
  await mkdir(root, { recursive: true });
  // nginx's worker is another user where it is started by root.
  await chmod(folder, 0o755);
  await writeFile(path.join(root, 'home'), home.body);
  const file = path.join(folder, 'nginx.conf');
  // Date, server, length, type, tag and the rest of nginx's own headers take about 240 bytes.
  await writeFile(file, configuration(folder, 'x'.repeat(Math.max(0, home.headers - 280))));
  const pid = startMeasured(['nginx', '-c', file], folder, { PATH: `${processEnvironment.PATH}:/usr/sbin` });
  const url = `http://127.0.0.1:${nginxPort}/home`;
  await untilResponds(url, (status) => status === 200);
  const worker = Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'));
  return { url, worker, body: home.body.length, headers: home.headers };
}
