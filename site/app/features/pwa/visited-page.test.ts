import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getScreen, refreshLayout, storeScreen } from '../../data/api-client/api-client.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { needsDocument, reportVisit } from './visited-page.ts';

const savedOn = '2026-11-20T09:00:00.000Z';
const ofDocument = { name: 'of the document' } as unknown as ScreenData['home'];
const fetched = vi.fn<typeof fetch>();
/** What the worker responds about the page that is shown. */
let response: string | null;
/** The messages to the worker. */
const posted: string[] = [];

beforeEach(() => {
  refreshLayout();
  response = null;
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ name: 'fresh' }));
  // What is done when the browser is idle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched);
  posted.length = 0;
  const active = {
    postMessage: ({ type }: { type: string }, [port]: MessagePort[] = []) => {
      posted.push(type);
      port?.postMessage(response);
    },
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
    await reportVisit('/', () => true, true);
    expect(await getScreen('home', 'fr', {})).toEqual({ name });
  },
);

it('requests the data of a copy again although its page was left meanwhile', async () => {
  response = savedOn;
  storeScreen('home', 'fr', {}, ofDocument);
  const isShown = vi.fn(() => false).mockReturnValueOnce(true);
  await reportVisit('/', isShown, true);
  expect(await getScreen('home', 'fr', {})).toEqual({ name: 'fresh' });
});

it.each([
  ['a page', true, ['saved-on', 'keep']],
  ['a page that failed', false, ['saved-on']],
])('has the worker request the document of %s as it must', async (_page, withDocument, messages) => {
  await reportVisit('/', () => true, withDocument);
  vi.runAllTimers();
  expect(posted).toEqual(messages);
});

const failure = (status: number) => ({ status, statusText: '', internal: false, data: null });

it.each([
  ['the first page', null, true, true],
  ['a page that was navigated to', null, false, true],
  ['a missing page whose document the site has counted', failure(404), true, false],
  ['a missing page that was navigated to, so that the site counts it', failure(404), false, true],
  ['an outage', failure(503), true, false],
  ['an outage that was navigated to', failure(503), false, false],
  ['a page whose rendering failed', new Error('broken'), false, false],
])('the document of %s is requested where it must be', (_page, error, cameWithDocument, expected) => {
  expect(needsDocument(error, cameWithDocument)).toBe(expected);
});
