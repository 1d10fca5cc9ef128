import type { Server } from 'node:http';

/** Listens, or ends the process with a sentence that says what to do. */
export function listenOrExplain(
  server: Server,
  { port, host }: { port: number; host: string },
  listening: () => void,
): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken: set PORT to another one` : error.message;
    process.stderr.write(`The site cannot start: ${reason}.\n`);
    process.exit(1);
  });
  server.listen(port, host, listening);
}

/** Ends the process on SIGTERM and Ctrl-C: what is being answered is finished first, for at most 9 s. */
export function stopOnSignal(server: Server, onStop: () => void): void {
  const stop = () => {
    onStop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 9000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
