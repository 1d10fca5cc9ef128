import { expect, type Page, test } from '@playwright/test';
import { tagUnless } from '../../browser/long.ts';
import { personHeaders } from '../../environment/accounts.ts';

const service = 'http://localhost:4101';

const words = {
  fr: {
    path: '/campus/strasbourg',
    visit: 'Venir au campus',
    plan: /Plan de situation du campus de Strasbourg/,
    stop: 'ATramway D, Aristide Briand4 min à pied',
    people: 'Qui vous accueille',
    role: 'Bibliothèque de typographie',
    write: 'Écrire à Yasmine',
  },
  en: {
    path: '/en/campuses/strasbourg',
    visit: 'Finding us',
    plan: /Site plan of the Strasbourg campus/,
    stop: 'ATram D, Aristide Briand4 min on foot',
    people: 'Who you will meet',
    role: 'Type library',
    write: 'Write to Yasmine',
  },
};

const section = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

for (const word of Object.values(words)) {
  test(`the campus has a plan and contact persons: ${word.path}`, tagUnless(word === words.fr), async ({ page }) => {
    await page.goto(word.path);
    const visit = section(page, word.visit);
    const plan = visit.getByRole('img', { name: word.plan });
    await plan.scrollIntoViewIfNeeded();
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(visit.getByRole('listitem').first()).toHaveText(word.stop);

    const people = section(page, word.people).getByRole('listitem');
    await expect(people).toHaveCount(4);
    const pictured = people.filter({ has: page.locator('img') });
    await expect(pictured).toHaveCount(3);
    for (const person of await pictured.all()) {
      await person.scrollIntoViewIfNeeded();
      const portrait = person.locator('img');
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    // A person without a portrait is an initial on screen, and a name for screen readers.
    const last = people.filter({ has: page.getByRole('heading', { name: 'Yasmine', exact: true }) });
    await expect(last.locator('img')).toHaveCount(0);
    await expect(last.getByText('Y', { exact: true })).toBeVisible();
    await expect(last).toContainText(word.role);
    await expect(last.getByRole('link', { name: word.write })).toHaveAttribute(
      'href',
      'mailto:yasmine@ecole-meridienne.example',
    );
  });
}

test('nothing is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/campus/lyon');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

interface Place {
  id: number;
  landmarks: { id: string; letter: string; name: string; minutes: number }[];
}

let restore: () => Promise<unknown> = async () => undefined;
// In a hook, so that a journey that timed out is cleaned up too.
test.afterEach(() => restore());

test('an editor moves a tram stop, and a letter that stands for two places is refused', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const headers = await personHeaders(service, 'editor');
  const found = await request.get(`${service}/api/campuses?where[slug][equals]=bordeaux&locale=fr&depth=0`, {
    headers,
  });
  const { docs } = (await found.json()) as { docs: [Place] };
  const [{ id, landmarks }] = docs;
  const save = (rows: object[]) =>
    request.patch(`${service}/api/campuses/${id}?locale=fr`, { headers, data: { landmarks: rows } });

  const doubled = await save(landmarks.map((row) => ({ ...row, letter: 'A' })));
  expect(doubled.status()).toBe(400);
  expect(await doubled.text()).toContain('Cette lettre désigne déjà un autre repère.');
  const wordy = await save([{ ...landmarks[0], letter: 'Gare' }]);
  expect(wordy.status()).toBe(400);
  expect(await wordy.text()).toContain('Une seule lettre, de A à Z, en capitale.');

  const shown = async (stop: string, path = '/campus/bordeaux', heading = 'Venir au campus') => {
    await expect(async () => {
      await page.goto(path);
      await expect(section(page, heading)).toContainText(stop, { timeout: 500 });
    }).toPass({ intervals: [200], timeout: 15_000 });
  };
  await shown('5 min à pied');
  restore = async () => expect((await save(landmarks)).ok()).toBe(true);
  const [first, ...others] = landmarks;
  expect((await save([{ ...first, name: 'Arrêt déplacé', minutes: 9 }, ...others])).ok()).toBe(true);
  await shown('Arrêt déplacé9 min à pied');
  // The other language keeps its name, and has the new minutes.
  await shown('Tram B, Bassins à flot9 min on foot', '/en/campuses/bordeaux', 'Finding us');
});
