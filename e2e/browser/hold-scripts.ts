import type { Page } from '@playwright/test';

/** Holds back the scripts of the next page. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letIn;
}
