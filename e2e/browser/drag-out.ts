import type { Locator, Page } from '@playwright/test';

/** Presses the mouse within an element and lets go of it at a point outside, as who selects a text beyond its edge. */
export async function dragOut(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('What is dragged from has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
