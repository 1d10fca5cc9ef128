import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshLayout } from '../api-client/api-client.ts';
import { screenClientLoader } from './screen-loader.ts';

const url = 'https://www.ecole.test/campus/lyon';
const fetched = vi.fn<typeof fetch>();
const assign = vi.fn<(url: string) => void>();
const reload = vi.fn<() => void>();

/** Of the router: where it is going. */
let navigation: { location?: { hash: string } };

beforeEach(() => {
  navigation = {};
  refreshLayout();
  fetched.mockReset();
  assign.mockReset();
  reload.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  const location = { href: 'https://www.ecole.test/campus', assign, reload };
  vi.stubGlobal('window', { location, addEventListener: () => {}, __reactRouterDataRouter: { state: { navigation } } });
});
afterEach(() => vi.unstubAllGlobals());
// Which page is shown is a state of the module, which the next file would have too.
afterAll(() => vi.resetModules());

/** Begins to load the page of a campus. */
const load = (signal?: AbortSignal) =>
  screenClientLoader('campus')({ request: new Request(url, signal ? { signal } : {}), params: { slug: 'lyon' } });

it('loads the document where something else responds in the place of the site', async () => {
  fetched.mockResolvedValueOnce(new Response('<h1>Page introuvable</h1>', { status: 404 }));
  const loaded = vi.fn();
  void load().then(loaded, loaded);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
  expect(loaded).not.toHaveBeenCalled();
});

it('keeps the anchor, which the request does not have', async () => {
  navigation.location = { hash: '#work-lampe' };
  fetched.mockResolvedValueOnce(new Response('<h1>Page introuvable</h1>', { status: 404 }));
  void load();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`${url}#work-lampe`));
});

it('stays where the visitor has gone meanwhile', async () => {
  const leaving = new AbortController();
  fetched.mockImplementationOnce(async () => {
    leaving.abort();
    return new Response('<h1>Page introuvable</h1>', { status: 404 });
  });
  await expect(load(leaving.signal)).rejects.toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});

it('loads no document where there is no connection, and no worker that has it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(load()).rejects.toMatchObject({ init: { status: 503 } });
  expect(assign).not.toHaveBeenCalled();
});

const notFound = () => Response.json({ source: 'site', statusCode: 404, errorText: 'x' }, { status: 404 });

it('says what the site says, where the URL is not redirected', async () => {
  fetched.mockImplementation(async () => notFound());
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
  expect(fetched.mock.lastCall).toEqual([url, expect.objectContaining({ method: 'HEAD', redirect: 'manual' })]);
  expect(assign).not.toHaveBeenCalled();
});

it('loads the document of a URL that is redirected', async () => {
  const redirected = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  fetched.mockResolvedValueOnce(notFound()).mockResolvedValueOnce(redirected);
  void load();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
});

describe('where the preview that an open page belongs to has ended', () => {
  const over = () => Response.json({ source: 'site', statusCode: 401, errorText: 'x' }, { status: 401 });

  it('the document of the page is loaded: the site leads to the published one', async () => {
    fetched.mockImplementation(async () => over());
    const loaded = vi.fn();
    void load().then(loaded, loaded);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
    expect(loaded).not.toHaveBeenCalled();
  });

  it('the page that is shown is not loaded again by itself', async () => {
    // Which page is shown is a state of the module.
    vi.resetModules();
    const { screenClientLoader } = await import('./screen-loader.ts');
    const { refreshLayout } = await import('../api-client/api-client.ts');
    const request = new Request(url);
    const load = () => screenClientLoader('campus')({ request, params: { slug: 'lyon' } });
    fetched.mockResolvedValueOnce(Response.json({}));
    await load();
    refreshLayout();
    fetched.mockImplementation(async () => over());
    await expect(load()).rejects.toMatchObject({ init: { status: 401 } });
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
  });
});
