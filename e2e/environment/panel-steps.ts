import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { sampleAccounts } from '../../content/src/seed/sample-accounts.ts';
import type { Account } from './accounts.ts';

interface DroppedFile {
  name: string;
  type: string;
  buffer: Buffer;
}

/** Counts what an editor does in a task: each click, each field that is filled and each file is a step. */
export interface Steps {
  click: (target: Locator) => Promise<void>;
  fill: (target: Locator, value: string) => Promise<void>;
  choose: (target: Locator, value: string) => Promise<void>;
  /** drops a file of the editor's machine on a field */
  drop: (target: Locator, file: DroppedFile) => Promise<void>;
  count: () => number;
}

export function countSteps(): Steps {
  let steps = 0;
  return {
    async click(target) {
      steps += 1;
      await target.click();
    },
    async fill(target, value) {
      steps += 1;
      await target.fill(value);
    },
    async choose(target, value) {
      steps += 1;
      await target.selectOption(value);
    },
    async drop(target, { buffer, ...file }) {
      steps += 1;
      const dataTransfer = await target.evaluateHandle(
        (_, { bytes, name, type }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
          return transfer;
        },
        { bytes: [...buffer], ...file },
      );
      await target.dispatchEvent('drop', { dataTransfer });
    },
    count: () => steps,
  };
}

/** Waits until a field of the panel is hydrated: before, the panel's forms do not know what is typed, and the browser submits them. */
export async function fieldHydrated(field: Locator): Promise<void> {
  const isHydrated = () => field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}

/** Fills in the login of the admin panel, at which a page is, and sends it. */
export async function passLogin(page: Page, account: Account = sampleAccounts.editor): Promise<void> {
  await page.getByLabel(/courriel|email/i).fill(account.email);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('button[type=submit]').click();
}

/** Logs an editor in at the admin panel, which opens on the dashboard. */
export async function openDashboard(page: Page, contentUrl: string, account?: Account): Promise<void> {
  await page.goto(`${contentUrl}/admin`);
  await passLogin(page, account);
  await expect(page.getByRole('heading', { name: 'Traductions' })).toBeVisible({ timeout: 60_000 });
}

/** Has the next POST of the panel to a path that ends like this wait. @returns what refuses it with a sentence, once it is sent */
export async function holdPost(page: Page, ending: string): Promise<(sentence: string) => Promise<void>> {
  const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
  const isMeant = ({ pathname }: URL) => pathname.endsWith(ending);
  await page.route(isMeant, (route) => (route.request().method() === 'POST' ? hold(route) : route.continue()));
  return async (sentence) => {
    const route = await held;
    await route.fulfill({ status: 400, json: { errors: [{ message: sentence }] } });
    await page.unroute(isMeant);
  };
}
