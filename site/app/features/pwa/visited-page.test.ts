import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getScreen, refreshLayout, storeScreen } from '../../data/api-client/api-client.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { reportVisit } from './visited-page.ts';

const savedOn = '2026-11-20T09:00:00.000Z';
const ofDocument = { name: 'of the document' } as unknown as ScreenData['home'];
const fetched = vi.fn<typeof fetch>();
/** What the worker responds about the page that is shown. */
let response: string | null;

beforeEach(() => {
  refreshLayout();
  response = null;
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ name: 'fresh' }));
  // What is done when the browser is idle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched);
  const active = {
    postMessage: ({ type }: { type: string }, [port]: MessagePort[] = []) =>
      type === 'saved-on' && port?.postMessage(response),
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve({ active }) } });
  vi.stubGlobal('document', { images: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['the network’s', true, null, 'of the document'],
  ['the worker’s copy', true, savedOn, 'fresh'],
  ['the worker’s copy, without a connection', false, savedOn, 'of the document'],
])(
  'after a document that is %s, the next visit of its page shows what it must',
  async (_whose, onLine, since, name) => {
    Object.assign(navigator, { onLine });
    response = since;
    storeScreen('home', 'fr', {}, ofDocument);
    await reportVisit('/', () => true);
    expect(await getScreen('home', 'fr', {})).toEqual({ name });
  },
);

it('requests the data of a copy again although its page was left meanwhile', async () => {
  response = savedOn;
  storeScreen('home', 'fr', {}, ofDocument);
  const isShown = vi.fn(() => false).mockReturnValueOnce(true);
  await reportVisit('/', isShown);
  expect(await getScreen('home', 'fr', {})).toEqual({ name: 'fresh' });
});
