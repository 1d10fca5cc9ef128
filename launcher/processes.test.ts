import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { repository } from './environment.ts';

/** Keeps two programs running that print their process identifier, and when they are asked to stop. */
const keeping = `
  const { keepRunning, stopOnSignals } = await import('./launcher/processes.ts');
  stopOnSignals();
  const code = "process.on('SIGTERM', () => { console.log('stops'); process.exit(); }); setInterval(() => {}, 1000); console.log(process.pid);";
  const program = (name) => ({ name, command: ['node', '-e', code], cwd: '.' });
  for (const name of ['content', 'site']) {
    keepRunning(program(name)).onOutput((chunk) => console.log(name, chunk.toString().trim()));
  }
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process that dies is restarted with a message, the other continues, and a signal ends both, the last started first', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-launcher-'));
  const launcher = spawn('node', ['--input-type=module', '-e', keeping], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (chunk) => (output += chunk));
  const pidsOf = (name: string) =>
    [...output.matchAll(new RegExp(`^${name} (\\d+)$`, 'gm'))].map(([, pid]) => Number(pid));
  try {
    await vi.waitFor(
      () => expect([pidsOf('content'), pidsOf('site')]).toMatchObject([[expect.any(Number)], [expect.any(Number)]]),
      5000,
    );
    // A process that ends in its first seconds cannot start: everything is stopped.
    await pause(5200);
    const [content = 0] = pidsOf('content');
    const [site = 0] = pidsOf('site');
    process.kill(content, 'SIGKILL');
    await vi.waitFor(() => expect(pidsOf('content')).toHaveLength(2), 5000);
    expect(output).toContain('The content process ended by SIGKILL: it is started again in 1 s.');
    expect(isAlive(site)).toBe(true);
    const ended = new Promise((resolve) => launcher.once('close', resolve));
    launcher.kill('SIGINT');
    expect(await ended).toBe(0);
    expect([...pidsOf('content'), site].filter(isAlive)).toEqual([]);
    expect(output.match(/^\w+ stops$/gm)).toEqual(['site stops', 'content stops']);
  } finally {
    launcher.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 20_000);

test('a program that cannot start stops everything', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-launcher-'));
  const failing = `
    const { keepRunning } = await import('./launcher/processes.ts');
    keepRunning({ name: 'site', command: ['node', '-e', 'setInterval(() => {}, 1000)'], cwd: '.' });
    keepRunning({ name: 'content', command: ['node', '-e', 'process.exit(3)'], cwd: '.' });
  `;
  const launcher = spawn('node', ['--input-type=module', '-e', failing], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(await new Promise((resolve) => launcher.once('exit', resolve))).toBe(3);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a signal is passed to a program that runs to its end, which may undo what it did and is shown until then', async () => {
  const code = `
    process.on('SIGTERM', () => { console.log('undone'); process.exit(1); });
    setInterval(() => {}, 1000);
    console.log('begun');
  `;
  const running = `
    const { run } = await import('./launcher/processes.ts');
    await run({ name: 'The command', command: ['node', '-e', ${JSON.stringify(code)}], cwd: '.' }).catch(({ message }) => console.log(message));
  `;
  const launcher = spawn('node', ['--input-type=module', '-e', running], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  launcher.stdout.on('data', (chunk) => (output += chunk));
  try {
    await vi.waitFor(() => expect(output).toBe('begun\n'), 10_000);
    const ended = new Promise((resolve) => launcher.once('close', resolve));
    launcher.kill('SIGTERM');
    await ended;
    expect(output).toBe('begun\nundone\nThe command failed.\n');
  } finally {
    launcher.kill('SIGKILL');
  }
});
