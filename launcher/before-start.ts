import { probePort } from '../contract/settings/listen-refusal.ts';

/**
 * Checks the settings of both processes, and that their ports are free, before anything is built or started.
 * @throws an Error whose message says what to change
 */
export async function checkBeforeStart(): Promise<void> {
  // The environment before local defaults are derived from it. Imported here, because the content service's settings are
  // validated on import.
  const site = (await import('../site/app/config/settings.server.ts')).readSettings(process.env);
  const { settings: content } = await import('../content/src/config/settings.ts');
  if ([site.port, site.internalPort].includes(content.port))
    throw new Error(`Port ${content.port} is one of the site's: set CONTENT_PORT to another one.`);
  await requireFreePort(site.port, 'PORT');
  await requireFreePort(site.internalPort, 'INTERNAL_PORT');
  await requireFreePort(content.port, 'CONTENT_PORT');
}

function requireFreePort(port: number, variable: string): Promise<void> {
  return probePort({ port, host: '127.0.0.1' }).catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${reason}: set ${variable} to another one.`);
  });
}
