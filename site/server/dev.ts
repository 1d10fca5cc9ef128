import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { AssembledSite } from './assemble.ts';
import { drainOnSignal } from './lifecycle/drain.ts';
import { listenOrExplain } from './lifecycle/listen.ts';

/** The development server: Vite serves the browser's modules and reloads the server's when they change. */
const vite = await createVite({ server: { middlewareMode: true } });
let running = new AbortController();
let source: unknown;
let site: Promise<AssembledSite>;

async function currentSite(): Promise<AssembledSite> {
  const { assembleSite } = await vite.ssrLoadModule('./server/assemble.ts');
  if (assembleSite !== source) {
    running.abort();
    running = new AbortController();
    source = assembleSite;
    site = assembleSite(process.env, running.signal);
  }
  return site;
}

const { settings } = await currentSite();
const { host, port, internalPort, internalHost } = settings;
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
const inside = createServer((request, response) => {
  currentSite().then(
    ({ internal }) => internal(request, response),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
listenOrExplain({ server: inside, port: internalPort, host: internalHost, setting: 'INTERNAL_PORT' }, false);
listenOrExplain({ server, port, host, setting: 'PORT' }, false, () =>
  console.warn(`Site in development on http://localhost:${port}`),
);
const retire = () => void currentSite().then((current) => current.retire());
drainOnSignal(server, retire, async () => {
  running.abort();
  await vite.close();
});
