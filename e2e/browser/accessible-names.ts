import type { Page } from '@playwright/test';

/** The names that Chromium's own accessibility tree has for roles. */
export async function namesOf(page: Page, roles: string[]): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return roles.map((role) =>
    nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value ?? '')),
  );
}
