import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, get, getScreen, onLayoutRefresh, refreshLayout, storeScreen } from './api-client.ts';
import type { HomeData } from './screen-data.ts';

const answer = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const asked = () => answer.mock.calls.map(([address]) => address);

beforeEach(() => {
  refreshLayout();
  answer.mockReset();
  answer.mockImplementation(async (address) => json({ from: address }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('get', () => {
  it('asks the site’s own /api in a language, once for each address', async () => {
    const first = await get('/events', 'fr', { campus: 'lyon', month: undefined, empty: '' });
    expect(first).toEqual({ from: '/api/events?locale=fr&campus=lyon' });
    expect(await get('/events', 'fr', { campus: 'lyon' })).toBe(first);
    await get('/events', 'en', { campus: 'lyon' });
    expect(asked()).toEqual(['/api/events?locale=fr&campus=lyon', '/api/events?locale=en&campus=lyon']);
  });

  it('says no language at the login', async () => {
    await get('/login', 'fr');
    expect(asked()).toEqual(['/api/login']);
  });

  it('asks once while the answer is on its way', async () => {
    expect(await Promise.all([get('/a', 'fr'), get('/a', 'fr')])).toHaveLength(2);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('keeps sixty answers, those used last', async () => {
    await get('/first', 'fr');
    await get('/second', 'fr');
    for (let number = 0; number < 58; number += 1) await get(`/${number}`, 'fr');
    await get('/first', 'fr');
    expect(answer).toHaveBeenCalledTimes(60);
    await get('/one-more', 'fr');
    await get('/first', 'fr');
    expect(answer).toHaveBeenCalledTimes(61);
    await get('/second', 'fr');
    expect(answer).toHaveBeenCalledTimes(62);
  });

  it('gives what the body says of a failure, and asks again the next time', async () => {
    answer.mockResolvedValueOnce(json({ source: 'content', statusCode: 504, errorText: 'Too late' }, 500));
    const failure = get('/a', 'fr');
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toMatchObject({ source: 'content', statusCode: 504, errorText: 'Too late' });
    expect(await get('/a', 'fr')).toEqual({ from: '/api/a?locale=fr' });
  });

  it('gives null instead, where that is asked for', async () => {
    answer.mockResolvedValueOnce(json({}, 404));
    const both = [get('/a', 'fr', {}, { orNull: true }), get('/a', 'fr')];
    expect(await both[0]).toBeNull();
    await expect(both[1]).rejects.toMatchObject({ source: 'site', statusCode: 404 });
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 503, 'No connection'],
    ['the worker says so', () => Promise.resolve(new Response(null, { status: 204 })), 503, 'No connection'],
    [
      'no answer comes in time',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      504,
      'Response time exceeded',
    ],
    ['something in between answers', () => Promise.resolve(new Response('<h1>Wi-Fi</h1>')), 503, 'No JSON'],
    ['a mirror answers', () => Promise.resolve(new Response('<h1>Nowhere</h1>', { status: 404 })), 503, 'No JSON'],
  ])('tells where %s', async (_case, reply, statusCode, errorText) => {
    answer.mockImplementationOnce(reply);
    await expect(get('/a', 'fr')).rejects.toMatchObject({ source: 'site', statusCode, errorText });
  });
});

describe('a layout refresh', () => {
  it('forgets what was kept, and says so', async () => {
    const told = vi.fn();
    const end = onLayoutRefresh(told);
    await get('/a', 'fr');
    refreshLayout();
    end();
    refreshLayout();
    await get('/a', 'fr');
    expect(answer).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenCalledOnce();
  });

  it('is not undone by what was asked before it', async () => {
    let arrive = (_: Response) => {};
    answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const before = get('/a', 'fr', {}, { orNull: true });
    refreshLayout();
    const after = await get('/a', 'fr');
    arrive(json({}, 500));
    expect(await before).toBeNull();
    expect(await get('/a', 'fr')).toBe(after);
  });
});

it('keeps what the first page showed', async () => {
  const home = { statement: 'Dessiner' } as HomeData;
  storeScreen('home', 'fr', { lang: undefined }, home);
  expect(await getScreen('home', 'fr', {})).toBe(home);
  expect(answer).not.toHaveBeenCalled();
});
