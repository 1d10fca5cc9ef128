import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, refreshLayout } from '../api-client/api-client.ts';
import { loadEvents, loadNews } from './events-and-news.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  refreshLayout();
  performance.clearMarks();
  fetched.mockReset();
  fetched.mockImplementation(async (url) => new Response(JSON.stringify([{ id: url }])));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('loads events and news once in each language', async () => {
  const events = await loadEvents('fr');
  expect(events).toEqual([{ id: '/api/events?locale=fr' }]);
  expect(await loadNews('meridienne', 'en')).toEqual([{ id: '/api/meridienne-news?locale=en' }]);
  // However many other pages were read in between.
  for (let number = 0; number < 60; number += 1) await get(`/${number}`, 'fr');
  expect(await loadEvents('fr')).toBe(events);
  expect(fetched).toHaveBeenCalledTimes(62);
});

it('loads them anew after a layout refresh', async () => {
  const events = await loadEvents('fr');
  refreshLayout();
  expect(await loadEvents('fr')).not.toBe(events);
});

it('marks a failure on the browser’s timeline, and tries again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockResolvedValueOnce(new Response('{"source":"content","statusCode":503,"errorText":"x"}', { status: 503 }));
  expect(await loadEvents('fr')).toEqual([]);
  expect(performance.getEntriesByName('left out: /events')).toMatchObject([{ detail: 'ApiError: content: 503 x' }]);
  expect(said).not.toHaveBeenCalled();
  expect(await loadEvents('fr')).toHaveLength(1);
});
