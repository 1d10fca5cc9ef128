import { defineConfig } from '@playwright/test';
import { sitePort } from './environment/ports.ts';

/** What takes minutes to see is seen before a release (`npm run test:long`), the rest at every landing. */
const long = /@long|(another-theme|initial-load|lost-chunk|print|redirects-in-the-panel|secrets|update)\.spec|visual\//;

/** What promises a time in seconds is seen on its own, after the rest. */
const byTheClock = /(page-cache|unknown-urls|lost-message|event-that-ends|fresh-start)\.spec/;

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys', testIgnore: byTheClock },
    // Times in seconds are measured without another browser on the machine.
    { name: 'clock', testDir: './journeys', testMatch: byTheClock, workers: 1, dependencies: ['journeys', 'visual'] },
    // Motion would only make pictures differ from themselves.
    { name: 'visual', testDir: './visual', timeout: 240_000, use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  ...(process.env.TESTS === 'long' ? { grep: long } : { grepInvert: long }),
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  outputDir: './test-results',
  globalSetup: './environment/warm.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Two more tries where a whole landing hangs on a slow machine; a journey that needed one is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Two browsers and two servers share two cores: late is not wrong.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Journeys see each request themselves; those of the installed app ask for the worker.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node environment/serve.ts',
    url: `http://localhost:${sitePort}/`,
    timeout: 420_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
