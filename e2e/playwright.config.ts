import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './browser/chromium-arguments.ts';
import { sitePort } from './environment/ports.ts';

/**
 * What runs before a release (`npm run test:long`), not in every test run: pictures; what takes minutes; features of their own that few
 * changes touch; tasks in the panel whose rules have tests of their own on both databases; and by its tag `@long` what repeats a
 * journey in English, in another width, in other colours, and what a unit test or a test of the readers holds too.
 */
const beforeRelease = [
  // Features of their own.
  'action-panel|before-hydration|browser-caches|compared|consent|counters|device|every-link|exhibition|firefox|frame|fresh-start',
  'headers|installed-app|kept-action|languages|message|offline|older-browsers|page-summary|page-transitions|panels|poisoned-requests',
  'prefetch|print|progress-bar|scroll-position|several-sites|share-images|shared-cache|tag-manager|upstream-faults|video|what-families-ask',
  // Minutes.
  'another-theme|traces|two-releases|update|warm-up',
  // The panel.
  'conflicts|daily-tasks|dashboard|first-administrator|forgotten-password|own-password|pasting|preview|publishing-checklist',
  'redirects-in-the-panel|repeating|reviews|second-factor|session|shared-preview|translating',
];
const long = new RegExp(`@long|visual/|/(${beforeRelease.join('|')})[.]spec`);

/** Journeys that measure seconds, or set up a whole installation on its ports, run alone, after the rest. */
const byTheClock =
  /(page-cache|many-urls|published-content|several-sites|unknown-urls|event-that-ends|fresh-start|upstream-faults|npm-start|installation|killed-in-turn|replaced-and-restored)\.spec/;

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
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node environment/serve.ts',
    url: `http://localhost:${sitePort}/`,
    timeout: 420_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
