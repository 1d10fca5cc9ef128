import { savedOnHeader } from '../app/data/api-client/saved-on.ts';
import { savedOn } from '../app/features/pwa/cached-copies.ts';

/** Whether the editors' preview is open: what it shows is no copy of what was published. No script can read the cookie of its session. */

const previewCache = 'preview';
const opened = '/callback';
/** Milliseconds: the `sessionLifetime` of the contract, in a module that needs a library for schemas. */
const lifetime = 3_600_000;

/** Notes that a document on its way opens a preview, or ends it; where it cannot be noted, all stays as it was. Never rejects. */
export async function noteDocument({ pathname }: URL): Promise<void> {
  try {
    if (pathname === opened) {
      const headers = { [savedOnHeader]: new Date().toISOString() };
      await (await caches.open(previewCache)).put(opened, new Response(null, { headers }));
    } else if (pathname === '/logout') await caches.delete(previewCache);
  } catch {
    // The browser's cache storage fails: there are no copies then either.
  }
}

/** Whether a preview was opened, and is not over. Never rejects. */
export async function isPreviewOpen(): Promise<boolean> {
  const note = await caches.match(opened, { cacheName: previewCache }).catch(() => undefined);
  const age = Date.now() - Date.parse((note && savedOn(note)) ?? '');
  return age >= 0 && age < lifetime;
}
