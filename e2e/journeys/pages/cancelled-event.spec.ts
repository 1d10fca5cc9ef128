import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { watchConsole } from '../../browser/console-watch.ts';
import { logIn } from '../../environment/editor.ts';
import { contentPort } from '../../environment/ports.ts';

test('an event that an editor cancels says so everywhere, and stays the same one in calendars', {
  tag: '@long',
}, async ({ page }) => {
  const said = watchConsole(page);
  const editor = await logIn(`http://localhost:${contentPort}`);
  const slug = `essai-annulation-${Date.now()}`;
  const url = `/agenda/${slug}`;
  const id = await editor.create('events', {
    ...{ title: 'Essai d’annulation', slug, description: 'Un essai.', kind: 'workshop', _status: 'published' },
    ...{ dateStart: '2027-05-11T08:00:00.000Z', dateEnd: '2027-05-11T17:00:00.000Z' },
    url: 'https://inscription.example/essai',
  });
  const read = async (calendar: string) =>
    new ICAL.Component(ICAL.parse(await (await page.request.get(calendar)).text()))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .find((event) => String(event.component.getFirstPropertyValue('url')).endsWith(url));
  try {
    await expect.poll(async () => (await page.request.get(url)).status()).toBe(200);
    const before = await read(`${url}.ics`);

    await editor.change('events', id, {
      ...{
        cancelled: true,
        cancellationReason: 'La salle est inondée : rendez-vous en janvier.',
        _status: 'published',
      },
    });
    await expect.poll(async () => (await page.request.get(url)).text()).toContain('EventCancelled');
    await page.goto(url);
    const main = page.locator('main');
    await expect(main.getByText('Annulé', { exact: true })).toBeVisible();
    await expect(main.getByText('Ce rendez-vous est annulé. La salle est inondée')).toBeVisible();
    await expect(main.getByRole('link', { name: /S’inscrire|Ajouter à mon agenda|Contact/ })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Annulé\s: Essai d’annulation/);

    await expect
      .poll(async () => (await read('/agenda.ics'))?.component.getFirstPropertyValue('status'))
      .toBe('CANCELLED');
    const row = page.locator('main li').filter({ has: page.locator(`a[href="${url}"]`) });
    // A page that was rendered before is shown until it is rendered again.
    await expect(async () => {
      await page.goto('/agenda?month=2027-05');
      await expect(row.last().getByText('Annulé', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();

    for (const calendar of [`${url}.ics`, '/agenda.ics', '/agenda.ics?kind=workshop']) {
      await expect.poll(async () => (await read(calendar))?.summary).toBe('Annulé : Essai d’annulation');
      const after = await read(calendar);
      expect(after?.uid).toBe(before?.uid);
      expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
      expect(Number(after?.sequence)).toBeGreaterThanOrEqual(Number(before?.sequence));
    }
    const suggested = async () =>
      (await (await page.request.get('/api/suggestions?locale=fr&q=essai+annulation')).json()) as unknown[];
    await expect.poll(suggested).toContainEqual(expect.objectContaining({ url, label: 'Annulé · Agenda' }));
    expect(said).toEqual([]);
  } finally {
    await editor.remove('events', id);
  }
});
