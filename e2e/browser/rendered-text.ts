import type { Locator } from '@playwright/test';

/** The text of an element as it is shown (`innerText`), with what the browser leaves unrendered outside of the window. */
export const renderedText = (element: Locator): Promise<string> =>
  element.evaluate((node: HTMLElement) => {
    delete document.documentElement.dataset.belowFold;
    return node.innerText;
  });
