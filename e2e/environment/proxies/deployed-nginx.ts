import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { repository } from '../../../launcher/environment.ts';
import { runProgram } from '../../../launcher/program.ts';
import { systemPrograms } from '../servers/system-programs.ts';
import { type Nginx, startNginx } from './nginx.ts';

/** What of `deploy/nginx` an operator replaces, and the ports of a test. */
export interface Deployed {
  /** for the certificate and logs */
  folder: string;
  /** the host names, or loopback addresses, of site and content service */
  hosts: { site: string; content: string };
  /** where nginx listens: for HTTP, for HTTPS, and for the mirror on loopback */
  ports: { plain: number; secure: number; mirror: number };
  /** the ports of what stands behind it */
  upstreams: { site: number; content: number };
  /** the folder of the mirrors */
  mirrors: string;
}

/** The certificate of both hosts, which is its own authority (`NODE_EXTRA_CA_CERTS`). */
export const certificateIn = (folder: string): string => path.join(folder, 'certificate.pem');

/** Where nginx listens for a host: loopback, which has more addresses than one. */
const addressOf = (host: string) => (isIP(host) ? host : '127.0.0.1');

/** Writes a certificate that is valid for two days. */
async function writeCertificate(folder: string, hosts: string[]): Promise<void> {
  const names = hosts.map((host) => `${isIP(host) ? 'IP' : 'DNS'}:${host}`);
  const request = [
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${hosts[0]}`,
  ];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', certificateIn(folder)];
  const command = [...request, '-addext', `subjectAltName=${names.join(',')}`, ...files];
  await runProgram({ command, cwd: folder, environment: systemPrograms });
}

/**
 * Starts nginx with the configuration of `deploy/nginx`.
 * @throws with its messages where it refuses the configuration
 */
export async function startDeployedNginx(deployed: Deployed): Promise<Nginx> {
  const { folder, hosts, ports, upstreams, mirrors } = deployed;
  await writeCertificate(folder, Object.values(hosts));
  const read = (name: string) => readFile(path.join(repository, 'deploy/nginx', name), 'utf8');
  const includes = await Promise.all(['upstreams.conf', 'mirror.conf'].map(read));
  const addresses = Object.values(hosts).map(addressOf);
  const configuration = (await read('vitrine.conf'))
    .replaceAll(/^include .*$/gm, () => includes.shift() ?? '')
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificateIn(folder)};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${path.join(folder, 'key.pem')};`)
    .replaceAll('www.ecole.example', hosts.site)
    .replaceAll('edition.ecole.example', hosts.content)
    .replaceAll('/var/lib/vitrine-mirror', mirrors)
    .replaceAll('/var/log/nginx', folder)
    // Machines of tests may have no IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('listen 443 ', () => `listen ${addresses.shift()}:${ports.secure} `)
    // Browsers name a port that is not 443, and the panel compares what they name in Host and Origin.
    .replaceAll('Host $host;', `Host $host:${ports.secure};`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${ports.mirror}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreams.site}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${upstreams.content}`);
  return startNginx(ports.plain, configuration);
}
