import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isWithout } from '../../e2e/environment/servers/system-programs.ts';
import { repository } from '../../launcher/environment.ts';

/** Dockerfiles, composition and units: what of them can be checked without a daemon. */

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };

/** Settings by the README's table, what the commands of the launcher read, and what the packages of OpenTelemetry read. */
const settings = new Set([
  ...[...read('README.md').matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ...['ADMIN_EMAIL', 'ADMIN_NAME', 'ADMIN_PASSWORD', 'SCHOOL_NAME', 'SCHOOL_NAMESPACE', 'NODE_ENV'],
  ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'],
]);

interface Service {
  image: string;
  build?: object;
  read_only?: boolean;
  profiles?: string[];
  environment?: Record<string, string>;
}

describe.each(['site', 'content'])('the image of the %s', (name) => {
  const dockerfile = read(`deploy/images/${name}.Dockerfile`);

  it('is one that builders understand', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('has the Node of the repository, another user than root, and a health check in its last stage', () => {
    expect(dockerfile).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
    const [last = ''] = dockerfile.split(/^FROM /m).slice(-1);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
  });

  it('copies files that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from=production)(?:--from=\w+ )?(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    );
    expect(copied.length).toBeGreaterThan(8);
    const built = /(^|\/)(build|[.]next)(\/|$)/;
    for (const source of copied) {
      const file = source.replace(/^\/app\//, '');
      if (!built.test(file)) expect(readdirSync(path.join(repository, path.dirname(file)))).toContain(named(file));
    }
  });
});

const named = (file: string) => (file === '.' ? 'package.json' : path.basename(file));

describe('the composition', () => {
  const {
    name: project,
    services,
    volumes,
  } = parse(read('deploy/images/compose.yaml'), { merge: true }) as {
    name: string;
    services: Record<string, Service>;
    volumes: object;
  };

  it('pins every image, and nothing that runs on may write but to its volumes', () => {
    for (const [name, { image, build, read_only: isReadOnly, profiles }] of Object.entries(services)) {
      if (!build) expect(image, name).toMatch(/:\d+\.\d+/);
      expect(Boolean(isReadOnly) || profiles?.includes('tools'), name).toBe(true);
    }
  });

  it('gives the processes settings that they have', () => {
    for (const name of ['site-1', 'site-2', 'content', 'tools']) {
      const given = Object.keys(services[name]?.environment ?? {});
      expect(given.length).toBeGreaterThan(5);
      expect(given.filter((setting) => !settings.has(setting))).toEqual([]);
    }
  });

  it('has the services, volumes and images that the runbook names', () => {
    const runbook = read('docs/operations.md');
    const command =
      /docker compose (?:exec(?: -T)?|start|stop|up -d --wait|run --rm(?: --build)?(?: -v \S+)?) ([a-z][\w-]*)/g;
    const named = [...runbook.matchAll(command)].map(([, service = '']) => service);
    expect(new Set(named)).toEqual(new Set(['tools', 'proxy', 'database', 'objects']));
    expect(named.filter((service) => !(service in services))).toEqual([]);
    const [, removed = ''] = runbook.match(/docker volume rm ([^`]+)`/) ?? [];
    const [, copied = ''] = runbook.match(/-v (\w+):\/objects/) ?? [];
    for (const volume of [...removed.split(' '), copied])
      expect(Object.keys(volumes).map((key) => `${project}_${key}`)).toContain(volume);
    expect(runbook.match(/\bpostgres:[\w.-]+/g)).toEqual([services.database?.image]);
  });
});

it('the first administrator is there before anybody can reach the panel', () => {
  const [, after = ''] = read('docs/operations.md').split('- **With containers** (`deploy/images`):');
  const [steps = ''] = after.split('\n\n');
  const commands = [...steps.matchAll(/`docker compose ([^`]+)`/g)];
  expect(commands.map(([, command]) => command)).toEqual(['run --rm --build tools', 'up -d --build']);
});

it('every command of the runbook reads compose.override.yaml too, as Compose does where it is given no file', () => {
  const runbook = read('docs/operations.md');
  expect(runbook).toContain('`compose.override.yaml`');
  expect(runbook).not.toMatch(/docker compose\s+-f/);
});

it('commands can be copied from the runbook: none is broken across lines', () => {
  const prose = read('docs/operations.md').replaceAll(/```[\s\S]*?```/g, '');
  const spans = prose.split('`').filter((_, place) => place % 2 === 1);
  expect(spans.length).toBeGreaterThan(100);
  expect(spans.filter((span) => span.includes('\n'))).toEqual([]);
});

it('a backup has the media that its dump refers to, whatever is deleted later', () => {
  const runbook = read('docs/operations.md');
  const copies = runbook.match(/`(?:rsync|cp -a) [^`]+`/g) ?? [];
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) expect(copy).toMatch(/^(?!.*--delete).* BACKUP\/NEW\/media\/`$/);
});

it('no command of the runbook has a password among its arguments, which everybody on the machine can read', () => {
  expect(read('docs/operations.md')).not.toMatch(/\$\{?DATABASE_URL|\bPASSWORD '/);
});

describe('the replacement of services', () => {
  /** Runs the script with a Docker that writes down its commands and whose services are ready when they are asked again. */
  async function replace(...services: string[]): Promise<string[]> {
    const folder = await mkdtemp(path.join(tmpdir(), 'docker-'));
    const log = path.join(folder, 'log');
    const docker = `#!/bin/sh\necho "$@" >> ${log}\ncase "$*" in *health/ready*) [ $(grep -c "$4.*health/ready" ${log}) -gt 1 ] ;; esac\n`;
    await writeFile(path.join(folder, 'docker'), docker, { mode: 0o755 });
    const script = path.join(repository, 'deploy/images/replace.sh');
    const env = { PATH: `${folder}:${process.env.PATH}` };
    const [code] = await once(spawn('/bin/sh', [script, ...services], { env, stdio: 'ignore' }), 'exit');
    expect(code).toBe(0);
    const commands = (await readFile(log, 'utf8')).trim().split('\n');
    await rm(folder, { recursive: true });
    return commands.map((command) => command.replace(/ node -e .*(:\d+\/.*ready).*/, ' $1'));
  }

  it('waits until one is ready before it replaces the next', async () => {
    const steps = (service: string, ready: string) => [
      `compose up -d --wait --no-deps ${service}`,
      `compose exec -T ${service} ${ready}`,
      `compose exec -T ${service} ${ready}`,
      'compose exec -T proxy nginx -s reload',
    ];
    expect(await replace('content', 'site-1')).toEqual([
      ...steps('content', ':3001/api/health/ready'),
      ...steps('site-1', ':3002/health/ready'),
    ]);
  });
});

it('nginx reads the redirects of a new mirror, also where its run had failures', () => {
  const unit = read('deploy/systemd/vitrine-mirror.service');
  expect(unit).toMatch(/^ExecStopPost=\+\/bin\/sh -c 'nginx -t && nginx -s reload'$/m);
});

it.each(['vitrine-content', 'vitrine-site@'])('%s starts after the clock is set', (name) => {
  const unit = read(`deploy/systemd/${name}.service`);
  for (const setting of ['After', 'Wants'])
    expect(unit).toMatch(new RegExp(`^${setting}=.*\\btime-sync[.]target$`, 'm'));
});

it('nobody else on the machine reads the database', () => {
  expect(read('deploy/systemd/vitrine-content.service')).toMatch(/^StateDirectoryMode=0750$/m);
  expect(read('docs/operations.md')).toContain('install -d -o vitrine -g vitrine -m 0750 /var/lib/vitrine\n');
});

it('units give the processes settings that they have', () => {
  for (const file of readdirSync(path.join(repository, 'deploy/systemd'))) {
    const names = /(?<=^Environment=|^ExecStart=\/usr\/bin\/env .*)[A-Z_]+(?==)/gm;
    const given = read(`deploy/systemd/${file}`).match(names) ?? [];
    expect(given.filter((setting) => !settings.has(setting))).toEqual([]);
  }
});

it.each([
  ['vitrine-site@', { INTERNAL_PORT: '3102', CACHE_DIR: '/var/cache/vitrine/site-2' }],
  ['vitrine-content', { CONTENT_PORT: '3001' }],
] as const)('%s has its own ports and folders, whatever the file of settings says', async (name, own) => {
  const [, command = ''] =
    read(`deploy/systemd/${name}.service`).match(/^ExecStart=(\/usr\/bin\/env .+) \S+\/node .+$/m) ?? [];
  const [program = '', ...assigned] = command.replaceAll('%i', '2').split(' ');
  const env = Object.fromEntries(Object.keys(own).map((setting) => [setting, 'of the file']));
  const { stdout } = spawnSync(program, assigned, { env, encoding: 'utf8' });
  expect(
    Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    ),
  ).toEqual(own);
});

describe.skipIf(isWithout('curl')).each(['vitrine-content', 'vitrine-site@'])('the start of %s', (unit) => {
  /** Runs what waits for the process, as systemd does. @returns its exit code */
  async function wait(mainPid: number | undefined, port: number): Promise<number> {
    const [, script = ''] = read(`deploy/systemd/${unit}.service`).match(/^ExecStartPost=\/bin\/sh -c '(.+)'$/m) ?? [];
    const command = script.replace(/127\.0\.0\.1:\w+(%i)?/, `127.0.0.1:${port}`);
    const env = { PATH: process.env.PATH, MAINPID: String(mainPid ?? '') };
    const [code] = await once(spawn('/bin/sh', ['-c', command], { env, stdio: 'ignore' }), 'exit');
    return code;
  }

  it('lasts until it is ready', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.writeHead(requests === 1 ? 503 : 200).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(await wait(process.pid, (server.address() as AddressInfo).port)).toBe(0);
    expect(requests).toBe(2);
    server.close();
  });

  it('fails once the process has ended, so that systemd starts another one', async () => {
    const main = spawn('/bin/sh', ['-c', 'sleep 0.5; exit 1']);
    expect(await wait(main.pid, 9)).toBe(1);
    // It ended before this command began.
    expect(await wait(undefined, 9)).toBe(1);
  });
});
