import { defineConfig } from '@playwright/test';
import { sitePort } from './environment/ports.ts';

/** Journeys that take minutes run before a release (`npm run test:long`), the rest in every test run. */
const long = /@long|(another-theme|print|redirects-in-the-panel|update)\.spec|visual\//;

/** Journeys that measure seconds run alone, after the rest. */
const byTheClock =
  /(page-cache|several-sites|unknown-urls|lost-message|event-that-ends|fresh-start|upstream-faults)\.spec/;

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys', testIgnore: byTheClock },
    // Without another browser on the machine.
    { name: 'clock', testDir: './journeys', testMatch: byTheClock, workers: 1, dependencies: ['journeys', 'visual'] },
    // Animations would make screenshots differ.
    { name: 'visual', testDir: './visual', timeout: 240_000, use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  ...(process.env.TESTS === 'long' ? { grep: long } : { grepInvert: long }),
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  outputDir: './test-results',
  globalSetup: './environment/warm.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Two retries in CI, whose machines may be slow; a journey that needed one is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Long timeouts: two browsers and two servers share two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // So that journeys see every request; those of the installed app allow the worker.
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
