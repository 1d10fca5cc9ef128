import type { Browser } from '@playwright/test';
import { until } from '../until.ts';
import { untilCompressed } from '../until-compressed.ts';
import { openPhone } from './phone.ts';

/** Waits until a picture has the width that its URL names: until then another width is served for a minute (`docs/decisions/021`). */
export async function untilEncoded(url: string): Promise<void> {
  const isEncoded = async () => {
    const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
    await response.body?.cancel();
    return response.headers.get('cache-control')?.includes('immutable') ?? false;
  };
  await until(`${url} is encoded`, isEncoded, 1000);
}

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
