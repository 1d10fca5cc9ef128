import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, refreshLayout } from '../api-client.ts';
import { loadEvents, loadNews } from './events-and-news.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  refreshLayout();
  performance.clearMarks();
  answer.mockReset();
  answer.mockImplementation(async (address) => new Response(JSON.stringify([{ id: address }])));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

it('loads events and news once in each language', async () => {
  const events = await loadEvents('fr');
  expect(events).toEqual([{ id: '/api/events?locale=fr' }]);
  expect(await loadNews('meridienne', 'en')).toEqual([{ id: '/api/meridienne-news?locale=en' }]);
  // However many pages were seen meanwhile.
  for (let number = 0; number < 60; number += 1) await get(`/${number}`, 'fr');
  expect(await loadEvents('fr')).toBe(events);
  expect(answer).toHaveBeenCalledTimes(62);
});

it('loads them anew after a layout refresh', async () => {
  const events = await loadEvents('fr');
  refreshLayout();
  expect(await loadEvents('fr')).not.toBe(events);
});

it('logs a failure where nobody is disturbed, and tries again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  answer.mockResolvedValueOnce(new Response('{"source":"content","statusCode":503,"errorText":"x"}', { status: 503 }));
  expect(await loadEvents('fr')).toEqual([]);
  expect(performance.getEntriesByName('left out: /events')).toMatchObject([{ detail: 'ApiError: content: 503 x' }]);
  expect(said).not.toHaveBeenCalled();
  expect(await loadEvents('fr')).toHaveLength(1);
});
