import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '../../../launcher/environment.ts';
import { copySeed } from '../../environment/sample-seed.ts';

const [sitePort, internalPort, contentPort] = ['4181', '4182', '4183'];

// As in a browser: the worker is part of what the site loads.
test.use({ serviceWorkers: 'allow' });

for (const { title, fill, ...details } of [
  {
    title: 'npm start fills an empty folder, prints the URLs, and stops on Ctrl-C without a warning',
    fill: null,
    // Filling it takes a minute of both cores; the seed of every test run is made by the same command.
    tag: '@long',
  },
  {
    title: 'npm start runs what a folder has, prints the URLs, and stops on Ctrl-C without a warning',
    fill: copySeed,
    tag: [],
  },
])
  test(title, details, async ({ page }) => {
    test.setTimeout(240_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-start-'));
    await fill?.(dataDir, `localhost:${contentPort}`);
    // A process group of its own, which is what Ctrl-C in a terminal signals.
    const program = spawn('npm', ['start', '--silent'], {
      cwd: repository,
      detached: true,
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
        ...{ PORT: sitePort, INTERNAL_PORT: internalPort, CONTENT_PORT: contentPort, PREGENERATE_LIBRARY: 'off' },
        // Pages are rendered before the site is ready: that all of them are is tested in `warm-up.spec.ts`.
        WARM_UP_SECONDS: '1',
      },
    });
    const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
    let output = '';
    program.stdout.on('data', (chunk) => (output += chunk));
    let errors = '';
    program.stderr.on('data', (chunk) => (errors += chunk));
    try {
      await expect.poll(() => output + errors, { timeout: 200_000 }).toContain('Ctrl-C stops both.');
      for (const url of [`:${sitePort}\n`, `:${sitePort}/en\n`, `:${contentPort}/admin\n`])
        expect(output).toContain(`http://localhost${url}`);

      // For whoever reads the terminal; what the processes log is in their files.
      expect(output).not.toContain('"level"');

      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      for (const [url, title] of [
        [`http://localhost:${sitePort}/`, /École Méridienne/],
        [`http://localhost:${sitePort}/en`, /École Méridienne/],
        [`http://localhost:${contentPort}/admin`, /Vitrine/],
      ] as const) {
        const response = await page.goto(url);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(title);
      }
      expect(messages).toEqual([]);
    } finally {
      if (program.exitCode === null) process.kill(-(program.pid as number), 'SIGINT');
    }
    await ended;
    for (const port of [sitePort, contentPort])
      await expect(fetch(`http://localhost:${port}/`), `port ${port}`).rejects.toThrow();
    const logs = path.join(dataDir, 'logs');
    const written = await Promise.all((await readdir(logs)).map((name) => readFile(path.join(logs, name), 'utf8')));
    expect(written.join('')).toContain('site listening');
    const warnings = `${written.join('\n')}\n${errors}`
      .split('\n')
      .filter((line) => /"level":[456]0|WARN|ERROR/i.test(line));
    expect(warnings).toEqual([]);
    await rm(dataDir, { recursive: true });
  });
