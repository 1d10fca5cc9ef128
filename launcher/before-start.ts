import { createServer } from 'node:net';
import { processEnvironment } from './environment.ts';

/**
 * Checks the settings of both processes, and that their ports are free, before anything is built or started.
 * @throws a sentence that says what to change
 */
export async function checkBeforeStart(): Promise<void> {
  // Loaded here: each reads the environment when loaded, and says itself what is wrong with it.
  const site = (await import('../site/app/config/settings.server.ts')).readSettings(processEnvironment);
  const content = (await import('../content/src/config/settings.ts')).readSettings(processEnvironment);
  await requireFreePort(site.port, 'PORT');
  await requireFreePort(content.port, 'CONTENT_PORT');
}

function requireFreePort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is taken: set ${variable} to another one.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
