import type { Server } from 'node:http';

/** A server, and where it listens. */
export interface Listening {
  server: Server;
  port: number;
  host: string;
  /** the setting that names the port, for the sentence where it is taken */
  setting: 'PORT' | 'INTERNAL_PORT';
}

/**
 * Listens, or ends the process with a sentence that says what to do.
 * @param isShared whether another process may listen on the same port: so a new release starts before the old one ends
 */
export function listenOrExplain(
  { server, port, host, setting }: Listening,
  isShared: boolean,
  listening?: () => void,
): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = `port ${port} is taken: set ${setting} to another one`;
    process.stderr.write(`The site cannot start: ${error.code === 'EADDRINUSE' ? taken : error.message}.\n`);
    process.exit(1);
  });
  server.listen({ port, host, reusePort: isShared }, listening);
}
