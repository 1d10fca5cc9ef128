import type { Page } from '@playwright/test';

/** Keeps the scripts of the next page away until they are let in, by what is returned. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letIn;
}
