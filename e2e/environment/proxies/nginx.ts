import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWithOutput, untilResponds } from '../../../launcher/program.ts';
import { systemPrograms } from '../servers/system-programs.ts';

export interface Nginx {
  /** Makes it read its configuration again (`nginx -s reload`). */
  reload: () => void;
  end: () => Promise<void>;
}

/**
 * Starts Debian's nginx on loopback (its package `nginx-light` is enough).
 * @param http what its block `http` has
 * @throws with its messages where the configuration is wrong
 */
export async function startNginx(port: number, http: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  await writeFile(
    file,
    // Without `user`, a worker of root would be another user, who cannot read temporary folders.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 768; }
http {
${temporary}
access_log off;
${http}
}
`,
  );
  const program = startWithOutput({ command: ['nginx', '-c', file], cwd: folder, environment: systemPrograms });
  await untilResponds(`http://127.0.0.1:${port}/`, (status) => status > 0, { program });
  return {
    reload: () => void program.child.kill('SIGHUP'),
    async end() {
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
