import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HomeData } from '../screen-data.ts';
import { ApiError, copiedSince, get, getScreen, onLayoutRefresh, refreshLayout, storeScreen } from './api-client.ts';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const requests = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  refreshLayout();
  fetched.mockReset();
  fetched.mockImplementation(async (url) => json({ from: url }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('get', () => {
  it('requests the site’s own /api in a language, once for each URL', async () => {
    const first = await get('/events', 'fr', { campus: 'lyon', month: undefined, empty: '' });
    expect(first).toEqual({ from: '/api/events?locale=fr&campus=lyon' });
    expect(await get('/events', 'fr', { campus: 'lyon' })).toBe(first);
    await get('/events', 'en', { campus: 'lyon' });
    expect(requests()).toEqual(['/api/events?locale=fr&campus=lyon', '/api/events?locale=en&campus=lyon']);
  });

  it('sends one request while there is no response yet', async () => {
    expect(await Promise.all([get('/a', 'fr'), get('/a', 'fr')])).toHaveLength(2);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('caches sixty responses, those used last', async () => {
    await get('/first', 'fr');
    await get('/second', 'fr');
    for (let number = 0; number < 58; number += 1) await get(`/${number}`, 'fr');
    await get('/first', 'fr');
    expect(fetched).toHaveBeenCalledTimes(60);
    await get('/one-more', 'fr');
    await get('/first', 'fr');
    expect(fetched).toHaveBeenCalledTimes(61);
    await get('/second', 'fr');
    expect(fetched).toHaveBeenCalledTimes(62);
  });

  it('rejects with what the body says of a failure, and requests it again the next time', async () => {
    fetched.mockResolvedValueOnce(json({ source: 'content', statusCode: 504, errorText: 'Too late' }, 500));
    const failure = get('/a', 'fr');
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toMatchObject({ source: 'content', statusCode: 504, errorText: 'Too late' });
    expect(await get('/a', 'fr')).toEqual({ from: '/api/a?locale=fr' });
  });

  it('says of a copy when it was stored, of that response alone, and requests it again the next time', async () => {
    const headers = { 'x-saved-on': '2026-11-20T09:00:00.000Z' };
    fetched.mockResolvedValueOnce(new Response('{"from":"copy"}', { headers }));
    const copy = await get<{ from: string }>('/a', 'fr');
    const other = await get<{ from: string }>('/b', 'fr');
    expect([copiedSince(copy), copiedSince(other)]).toEqual(['2026-11-20T09:00:00.000Z', null]);
    expect(await get('/a', 'fr')).toEqual({ from: '/api/a?locale=fr' });
  });

  it('resolves to null instead, with `orNull`', async () => {
    fetched.mockResolvedValueOnce(json({}, 404));
    const both = [get('/a', 'fr', {}, { orNull: true }), get('/a', 'fr')];
    expect(await both[0]).toBeNull();
    await expect(both[1]).rejects.toMatchObject({ source: 'site', statusCode: 404 });
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 503, 'No connection'],
    ['the worker says so', () => Promise.resolve(new Response(null, { status: 204 })), 503, 'No connection'],
    [
      'there is no response in time',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      504,
      'Response time exceeded',
    ],
    [
      'an older Chrome has no response in time',
      () => Promise.reject(new DOMException('', 'AbortError')),
      504,
      'Response time exceeded',
    ],
    ['a proxy responds instead', () => Promise.resolve(new Response('<h1>Wi-Fi</h1>')), 503, 'No JSON'],
    ['a mirror responds', () => Promise.resolve(new Response('<h1>Nowhere</h1>', { status: 404 })), 503, 'No JSON'],
  ])('has its status where %s', async (_case, reply, statusCode, errorText) => {
    fetched.mockImplementationOnce(reply);
    await expect(get('/a', 'fr')).rejects.toMatchObject({ source: 'site', statusCode, errorText });
  });
});

describe('a layout refresh', () => {
  it('empties the cache, and notifies of it', async () => {
    const notified = vi.fn();
    const end = onLayoutRefresh(notified);
    await get('/a', 'fr');
    refreshLayout();
    end();
    refreshLayout();
    await get('/a', 'fr');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(notified).toHaveBeenCalledOnce();
  });

  it('is not undone by what was requested before it', async () => {
    let respond = (_: Response) => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    const before = get('/a', 'fr', {}, { orNull: true });
    refreshLayout();
    const after = await get('/a', 'fr');
    respond(json({}, 500));
    expect(await before).toBeNull();
    expect(await get('/a', 'fr')).toBe(after);
  });
});

it('caches what the first page showed', async () => {
  const home = { statement: 'Dessiner' } as HomeData;
  storeScreen('home', 'fr', { lang: undefined }, home);
  expect(await getScreen('home', 'fr', {})).toBe(home);
  expect(fetched).not.toHaveBeenCalled();
});
