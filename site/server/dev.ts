import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { AssembledSite } from './assemble.ts';
import { listenOrExplain, stopOnSignal } from './listen.ts';

/** The site while it is being written: Vite serves the browser's modules and reloads ours when they change. */
const vite = await createVite({ server: { middlewareMode: true } });
let waiting = new AbortController();
let source: unknown;
let site: AssembledSite;

async function currentSite(): Promise<AssembledSite> {
  const { assembleSite } = await vite.ssrLoadModule('./server/assemble.ts');
  if (assembleSite !== source) {
    waiting.abort();
    waiting = new AbortController();
    source = assembleSite;
    site = assembleSite(process.env, waiting.signal);
  }
  return site;
}

const { settings } = await currentSite();
const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await currentSite()).listener(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  });
});
listenOrExplain(server, settings, () => console.warn(`Site in development on http://localhost:${settings.port}`));
stopOnSignal(server, () => {
  waiting.abort();
  void vite.close();
});
