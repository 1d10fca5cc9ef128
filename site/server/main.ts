import { createServer } from 'node:http';
import { nodeRefusal } from '@vitrine/contract/settings/required-node.ts';
import { assembleSite } from './assemble.ts';
import { drainOnSignal } from './lifecycle/drain.ts';
import { listenOrExplain } from './lifecycle/listen.ts';
import { dropSlowReaders, limitConnections } from './limits/connections.ts';
import { respondToMalformedRequests, serverLimits } from './limits/server-limits.ts';

/** Most requests have no body, and Node need not wait for one; its types do not know the option yet. */
const withoutBodies = { optimizeEmptyRequests: true };

/** The built site. */
try {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  const running = new AbortController();
  const { settings, log, listener, internal, retire, flush } = await assembleSite(process.env, running.signal);
  const { port, internalPort, internalHost, host, reusePort, trustedProxies, connectionsPerClient } = settings;
  const server = createServer({ ...serverLimits, ...withoutBodies }, listener);
  respondToMalformedRequests(server, settings);
  limitConnections(server, connectionsPerClient, trustedProxies);
  dropSlowReaders(server);
  const inside = createServer(serverLimits, internal);
  listenOrExplain({ server: inside, port: internalPort, host: internalHost, setting: 'INTERNAL_PORT' }, reusePort);
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
