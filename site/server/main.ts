import { createServer } from 'node:http';
import { nodeRefusal } from '../app/protocol/required-node.ts';
import { assembleSite } from './assemble.ts';
import { drainOnSignal } from './drain.ts';
import { answerBrokenRequests, serverLimits } from './limits/server-limits.ts';
import { listenOrExplain } from './listen.ts';

/** Most requests have no body, and Node need not wait for one; its types do not know the option yet. */
const withoutBodies = { optimizeEmptyRequests: true };

/** The built site. */
try {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  const running = new AbortController();
  const { settings, log, listener, internal, retire, flush } = await assembleSite(process.env, running.signal);
  const { port, internalPort, host, reusePort } = settings;
  const server = createServer({ ...serverLimits, ...withoutBodies }, listener);
  answerBrokenRequests(server, settings);
  const inside = createServer(serverLimits, internal);
  listenOrExplain({ server: inside, port: internalPort, host, setting: 'INTERNAL_PORT' }, reusePort);
  listenOrExplain({ server, port, host, setting: 'PORT' }, reusePort, () => log.info({ port }, 'site listening'));
  drainOnSignal(server, retire, async () => {
    running.abort();
    inside.close();
    inside.closeAllConnections();
    await flush();
    log.info('site stopped');
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
