import type { Browser } from '@playwright/test';
import { untilCompressed, untilEncoded } from '../until.ts';
import { openPhone } from './phone.ts';

/**
 * Requests pages before they are measured, as visitors have before: a phone does not share its processor with a site that renders
 * and compresses them for the first time, and encodes their pictures.
 */
export async function warmOnPhone(browser: Browser, urls: string[]): Promise<void> {
  for (const url of new Set(urls)) {
    const { page, close } = await openPhone(browser);
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/media/')) pictures.add(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await close();
    await untilCompressed(url);
    for (const picture of pictures) await untilEncoded(picture);
  }
}
