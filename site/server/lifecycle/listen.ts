import type { Server } from 'node:http';
import { type ListenAddress, listenRefusal } from '@vitrine/contract/settings/listen-refusal.ts';

/** A server, and where it listens. */
export interface Listening extends ListenAddress {
  server: Server;
}

/**
 * Listens, or ends the process with a sentence that says what to do.
 * @param isShared whether another process may listen on the same port: so a new release starts before the old one ends
 */
export function listenOrExplain({ server, ...address }: Listening, isShared: boolean, listening?: () => void): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`The site cannot start: ${listenRefusal(error, address)}.\n`);
    process.exit(1);
  });
  server.listen({ port: address.port, host: address.host, reusePort: isShared }, listening);
}
