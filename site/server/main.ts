import { createServer } from 'node:http';
import { assembleSite } from './assemble.ts';
import { listenOrExplain, stopOnSignal } from './listen.ts';

/** The built site. */
try {
  const waiting = new AbortController();
  const { settings, log, listener } = assembleSite(process.env, waiting.signal);
  const server = createServer(listener);
  listenOrExplain(server, settings, () => log.info({ port: settings.port }, 'site listening'));
  stopOnSignal(server, () => waiting.abort());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
