import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import {
  administrator,
  administratorSettings,
  canInstall,
  type Installation,
  origins,
  prepareInstallation,
} from '../../environment/installation.ts';
import { countSteps, fieldHydrated, passLogin } from '../../environment/panel-steps.ts';
import { runLauncher } from '../../environment/test-environment.ts';
import { codeOfApp } from '../../environment/totp.ts';
import { expectNoBreach } from '../../visual/audit.ts';

/**
 * From an empty PostgreSQL database to a school over HTTPS, by the commands of the README and the files of `deploy/` alone
 * (docs/operations.md, "Install").
 */

/** Nobody takes them. */
const PURGE_URL = 'http://127.0.0.1:9/';

let own: Installation;

test.use({ ignoreHTTPSErrors: true, actionTimeout: 20_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  test.skip(!(await canInstall()), 'PostgreSQL or nginx is not installed');
  own = await prepareInstallation({ PURGE_URL });
});
test.afterAll(() => own?.end());

/** Logs in with a password, and sets up the second factor that administrators need. */
async function logInForTheFirstTime(page: Page): Promise<void> {
  await page.goto(`${origins.content}/admin`);
  await passLogin(page, administrator);
  await expect(page).toHaveURL(/\/admin\/second-factor/);
  await page.getByRole('button', { name: 'Commencer' }).click();
  const key = await page.getByText('Ou saisissez cette clé').locator('span').textContent();
  await page.getByLabel('Code à 6 chiffres').fill(codeOfApp((key ?? '').replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /J’ai conservé les codes/ }).click();
  await expect(page.locator('nav.nav__wrap')).toContainText('Comptes');
}

test('@long an empty database becomes a school over HTTPS, whose administrator logs in', async ({ page }) => {
  test.setTimeout(240_000);
  const said = watchConsole(page);
  await runLauncher(own.environment, ['setup'], {
    ...administratorSettings,
    ...{ SCHOOL_NAME: 'École d’essai', SCHOOL_NAMESPACE: 'essai' },
  });
  await own.start();

  await test.step('the school can be read', async () => {
    await page.goto(origins.site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('École d’essai');
    await afterHydration(page);
    await page.goto(`${origins.site}/formations`);
    await expect(page.getByRole('heading', { level: 2, name: 'Les formations seront bientôt là' })).toBeVisible();
    await expect(page.getByLabel('Niveau')).toHaveCount(0);
    await expectNoBreach(page, 'a list without any course');
  });

  await test.step('its administrator logs in, and publishes the first page', async () => {
    await logInForTheFirstTime(page);
    await page.goto(`${origins.content}/admin/collections/campuses/create`);
    await fieldHydrated(page.locator('input[name=title]'));
    await page.locator('input[name=title]').fill('Brest');
    await page.locator('textarea[name=introduction]').fill('Un atelier face à la rade.');
    await page.locator('input[name=street]').fill('3 quai des Dunes');
    await page.locator('input[name=postalCode]').fill('29200');
    await page.locator('input[name=city]').fill('Brest');
    const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#d9541e' } });
    const file = { name: 'rade.png', type: 'image/png', buffer: await picture.png().toBuffer() };
    await countSteps().drop(page.locator('#field-image .dropzone'), file);
    const drawer = page.locator('.drawer--is-open');
    await drawer.locator('input[name=alt]').fill('La rade');
    await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await page.locator('#action-save').click();
    await expect(page).toHaveURL(/campuses\/\d+/);
    await page.goto(`${origins.site}/campus`);
    await expect(page.getByRole('link', { name: 'Brest' }).first()).toBeVisible();
    // From the bucket.
    const shown = page.getByRole('img', { name: 'La rade' }).first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  expect(said).toEqual([]);
});
