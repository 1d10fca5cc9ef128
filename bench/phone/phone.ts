import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/browser/chromium-arguments.ts';
import { watchDocuments } from '../../e2e/browser/document-watch.ts';

/** A visitor's phone: real throttling of network and processor, nothing simulated. */

/** What Lighthouse calls slow 4G: milliseconds of latency, bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
export const processorRate = 4;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: chromiumArguments,
  });
}

export interface Phone {
  page: Page;
  /** how many documents the window has requested */
  documents: () => number;
  /** Lays a finger down and lifts it at once, whatever the page is busy with. */
  tap: (place: { x: number; y: number }) => Promise<void>;
  close: () => Promise<void>;
}

/** A phone that has never been on the site. @param locale the language that its browser asks for */
export async function openPhone(browser: Browser, locale = 'fr-FR'): Promise<Phone> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale, timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  const documents = watchDocuments(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  const tap = async (place: { x: number; y: number }) => {
    // The second is not kept back by the response to the first: a busy page would make a long press of it.
    await Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  };
  return { page, documents: () => documents.length, tap, close: () => context.close() };
}
