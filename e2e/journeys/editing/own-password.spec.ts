import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { createOwnAccount } from '../../environment/own-account.ts';
import { fieldHydrated, openDashboard, passLogin } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const contentUrl = `http://localhost:${contentPort}`;
const next = 'ardoise-nuage-tiroir-1902';

test('an editor changes the password of the account with the current one only', async ({ page }) => {
  const account = await createOwnAccount(contentUrl, 'Sacha');
  const said = watchConsole(page);
  const current = page.getByLabel('Mot de passe actuel');
  const chooseNext = async () => {
    await page.getByRole('button', { name: /changer le mot de passe/i }).click();
    await page.locator('input[name=password]').fill(next);
    await page.locator('input[name=confirm-password]').fill(next);
  };
  const confirmWith = async (password: string) => {
    await current.fill(password);
    // The form validates a quarter of a second after the last key, and saves nothing before.
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  };
  await openDashboard(page, contentUrl, account);
  await page.goto(`${contentUrl}/admin/account`);
  await fieldHydrated(page.locator('input[name=email]'));
  await expect(current).toHaveCount(0);
  await chooseNext();
  await expect(current).toBeVisible();

  await confirmWith('une autre phrase');
  await expect(page.getByText(/Ce n’est pas votre mot de passe actuel/).first()).toBeVisible();
  // The form forgets passwords that were sent.
  await chooseNext();
  await confirmWith(account.password);
  await expect(current).toHaveCount(0);

  await page.goto(`${contentUrl}/admin/logout`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await fieldHydrated(page.locator('input[name=email]'));
  await passLogin(page, { email: account.email, password: next });
  await expect(page.getByRole('heading', { name: 'Traductions' })).toBeVisible();
  // The browser logs the refused save itself.
  expect(said.filter((line) => !line.includes('400'))).toEqual([]);
  await account.remove();
});
