import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../../launcher/environment.ts';
import { startWithOutput, untilResponds } from '../../../launcher/program.ts';
import { systemPrograms } from '../servers/system-programs.ts';

/**
 * Starts Varnish (Debian's package `varnish`) on loopback with the configuration of `deploy/varnish`.
 * @param ports where it listens for visitors and for purges, and where it finds the site and the mirror
 * @returns what ends it
 * @throws with its messages where the configuration is wrong
 */
export async function startVarnish(ports: {
  visitors: number;
  purges: number;
  site: number;
  mirror: number;
}): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-varnish-'));
  const file = path.join(folder, 'vitrine.vcl');
  const vcl = await readFile(path.join(repository, 'deploy/varnish/vitrine.vcl'), 'utf8');
  await writeFile(file, vcl.replace('"3000"', `"${ports.site}"`).replace('"8081"', `"${ports.mirror}"`));
  const command = [
    ...['varnishd', '-F', '-j', 'none', '-n', path.join(folder, 'state'), '-f', file, '-s', 'malloc,64M'],
    ...['-a', `visitors=127.0.0.1:${ports.visitors},HTTP`, '-a', `purges=127.0.0.1:${ports.purges},HTTP`],
    ...['-p', 'http_gzip_support=off', '-p', 'backend_idle_timeout=4'],
  ];
  const program = startWithOutput({ command, cwd: folder, environment: systemPrograms });
  // Its response to a purge without keys.
  await untilResponds(`http://127.0.0.1:${ports.purges}/`, (status) => status === 400, { program });
  return async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
}
