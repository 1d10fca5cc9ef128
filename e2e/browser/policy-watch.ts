import type { Page } from '@playwright/test';

/** The violations of the policies, on this document and those after it; the list grows. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const broken: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => broken.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation: (what: string) => void }).noteViolation;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      note(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  page.on('console', (message) => {
    if (/content security policy|permissions-policy|unrecognized feature/i.test(message.text()))
      broken.push(message.text());
  });
  return broken;
}
