import { createServer } from 'node:net';

/** Where a process listens. */
export interface ListenAddress {
  port: number;
  /** undefined: all interfaces, whether the kernel has IPv6 or not */
  host: string | undefined;
  /** the setting that names the port; that of the host has the same name with HOST */
  setting: 'PORT' | 'INTERNAL_PORT' | 'CONTENT_PORT';
}

/** What the system says of a host that is no address of this machine, is unknown, or is IPv6 where the kernel has none. */
const wrongHost = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/** Why a process cannot listen there, and which setting is to be changed; without a full stop. */
export function listenRefusal(error: NodeJS.ErrnoException, { port, host, setting }: ListenAddress): string {
  const { code = '', message } = error;
  if (code === 'EADDRINUSE') return `port ${port} is taken: set ${setting} to another one`;
  if (host === undefined || !wrongHost.has(code)) return message;
  return `host ${host} cannot be used (${code}): set ${setting.replace('PORT', 'HOST')} to an address of this machine`;
}

/** @throws the system's error where a process cannot listen there */
export function probePort({ port, host }: Omit<ListenAddress, 'setting'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
