import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ name: 'fresh' }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

/** A new visit, whose first page is that of a campus. */
async function visit() {
  const { getScreen, refreshLayout } = await import('../../../data/api-client/api-client.ts');
  const { screenClientLoader } = await import('../../../data/screen-loader/screen-loader.ts');
  const { storeShown } = await import('./prefetch.ts');
  const match = { id: 'campus___fr', pathname: '/campus/lyon', params: { slug: 'lyon' }, handle: undefined };
  const show = (loaderData: unknown) => storeShown({ ...match, loaderData }, '');
  const request = new Request('https://www.ecole.test/campus/lyon');
  return {
    show,
    refreshLayout,
    load: () => screenClientLoader('campus')({ request, params: { slug: 'lyon' } }),
    read: () => getScreen('campus', 'fr', { slug: 'lyon' }),
  };
}

describe('the data of the page that is shown', () => {
  it('are cached where they came with the document', async () => {
    const { show, read } = await visit();
    show({ name: 'of the document' });
    expect(await read()).toEqual({ name: 'of the document' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are requested again where the service worker had given its copy', async () => {
    const { show, load, read } = await visit();
    fetched.mockResolvedValueOnce(
      Response.json({ name: 'copy' }, { headers: { 'x-saved-on': '2026-11-20T09:00:00.000Z' } }),
    );
    show(await load());
    expect(await read()).toEqual({ name: 'fresh' });
  });

  it('are not put back after a layout refresh, as by a link within the page', async () => {
    const { show, refreshLayout, read } = await visit();
    show({ name: 'of the document' });
    refreshLayout();
    show({ name: 'of the document' });
    expect(await read()).toEqual({ name: 'fresh' });
  });
});
