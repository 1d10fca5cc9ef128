import { expect, test } from '@playwright/test';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import { watchConsole } from '../../browser/console-watch.ts';
import { logIn } from '../../environment/editor.ts';
import { contentPort } from '../../environment/ports.ts';

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

for (const [page, language] of [
  ['/news', 'fr'],
  ['/en/news', 'en'],
  ['/campus/lyon', 'fr'],
  ['/en/campuses/lyon', 'en'],
] as const) {
  test(`the news of ${page} can be followed`, async ({ request, baseURL }) => {
    const html = await (await request.get(page)).text();
    for (const [format, type] of [
      ['atom', 'application/atom+xml'],
      ['json', 'application/feed+json'],
    ] as const) {
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type.replace('+', '[+]')}" [^>]*href="${baseURL}${page}[.]${format}"`,
        ),
      );
      const response = await request.get(`${page}.${format}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(types[format]);
      const again = await request.get(`${page}.${format}`, {
        headers: { 'if-none-match': response.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    }
    const feed = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      await (await request.get(`${page}.atom`)).text(),
      'application/xml',
    );
    expect(feed.documentElement?.getAttribute('xml:lang')).toBe(language);
    const urls = Array.from(feed.getElementsByTagName('entry')).map(
      (entry) => entry.getElementsByTagName('link')[0]?.getAttribute('href') ?? '',
    );
    const { items } = await (await request.get(`${page}.json`)).json();
    expect(urls.length).toBeGreaterThan(0);
    expect(items.map(({ url }: { url: string }) => url)).toEqual(urls);
    for (const url of urls) expect((await request.get(url)).status(), url).toBe(200);
  });
}

for (const page of ['/agenda', '/en/agenda', '/agenda/lyon', '/agenda/portes-ouvertes-paris']) {
  test(`the events of ${page} are a calendar`, async ({ request }) => {
    const response = await request.get(`${page}.ics`);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, types.ics]);
    const events = eventsIn(await response.text());
    expect(events.length).toBeGreaterThan(0);
    if (page.endsWith('paris')) expect(events).toHaveLength(1);
    for (const { component } of events) {
      const url = component.getFirstPropertyValue('url');
      expect((await request.get(String(url))).status(), String(url)).toBe(200);
    }
  });
}

test('a calendar of one kind of events has those alone', async ({ request }) => {
  const all = eventsIn(await (await request.get('/agenda.ics')).text());
  const open = eventsIn(await (await request.get('/agenda.ics?kind=open-day')).text());
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(all.length);
  const uids = new Set(all.map(({ uid }) => uid));
  for (const { uid, summary } of open) {
    expect(uids).toContain(uid);
    expect(summary).toMatch(/portes ouvertes/i);
  }
});

test('what is not published has no feed and no calendar', async ({ request }) => {
  for (const path of [
    '/campus/nulle-part.atom',
    '/campus/nulle-part.json',
    '/agenda/nulle-part.ics',
    '/agenda/..ics',
    '/agenda.ics?kind=unknown',
    '/formations.ics',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a visitor takes an event along, and subscribes to the agenda', async ({ page, request }) => {
  const said = watchConsole(page);
  await page.goto('/agenda/portes-ouvertes-paris');
  const link = page.getByRole('link', { name: 'Ajouter à mon agenda' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).url()).toMatch(/[/]agenda[/]portes-ouvertes-paris[.]ics$/);
  await page.goto('/en/agenda/lyon');
  const subscribe = await page.getByRole('link', { name: 'Subscribe to this calendar' }).getAttribute('href');
  expect(subscribe).toMatch(/^webcal:\/\/[^/]+\/en\/agenda\/lyon[.]ics$/);
  expect((await request.get(`${subscribe}`.replace('webcal:', 'http:'))).status()).toBe(200);
  expect(said).toEqual([]);
});

test('an event that is renamed, moved and given another URL is the same one in calendars', async ({
  request,
  baseURL,
}) => {
  const editor = await logIn(`http://localhost:${contentPort}`);
  const slug = `essai-calendrier-${Date.now()}`;
  const id = await editor.create('events', {
    ...{ title: 'Essai de calendrier', slug, description: 'Un essai.', kind: 'workshop', _status: 'published' },
    dateStart: '2027-04-10T08:00:00.000Z',
  });
  const read = async () => eventsIn(await (await request.get(`/agenda/${slug}.ics`)).text())[0];
  try {
    await expect.poll(async () => (await request.get(`/agenda/${slug}.ics`)).status()).toBe(200);
    const before = await read();
    const change = { title: 'Essai déplacé', dateStart: '2027-04-11T08:00:00.000Z', _status: 'published' };
    await editor.change('events', id, change);
    await expect.poll(async () => (await read())?.summary).toBe('Essai déplacé');
    const after = await read();
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBeGreaterThanOrEqual(Number(before?.sequence));
    expect(after?.startDate.toString()).toBe('2027-04-11T10:00:00');
    await editor.change('events', id, { slug: `${slug}-2`, _status: 'published' });
    const old = () => request.get(`/agenda/${slug}.ics?kind=workshop`, { maxRedirects: 0 });
    await expect.poll(async () => (await old()).status()).toBe(301);
    expect((await old()).headers()).toMatchObject({
      location: `${baseURL}/agenda/${slug}-2.ics?kind=workshop`,
      'cache-control': 'no-cache',
    });
    expect((await read())?.uid).toBe(before?.uid);
  } finally {
    await editor.remove('events', id);
  }
  await expect.poll(async () => (await request.get(`/agenda/${slug}-2.ics`)).status()).toBe(404);
});
