import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import pLimit from 'p-limit';
import { isPrivateAddress } from './private-address.ts';

/**
 * What a probe found. `gone`: the host says that there is no such page. `failed`: no usable response, tonight. `unknown`: not requested, or
 * the host refuses programs, and visitors may see the page all the same.
 */
export interface Outcome {
  state: 'alive' | 'gone' | 'failed' | 'unknown';
  /** a status, or one of `timeout`, `name`, `connection`, `redirects`, `certificate`, `credentials`, `private`, `scheme`, `host` */
  reason: string;
}

export interface ProbeOptions {
  /** who asks, for the operators of other hosts */
  userAgent: string;
  /** the only hosts that may be requested; without it every public one */
  hosts?: readonly string[] | undefined;
  isRefused?: (address: string) => boolean;
  /** the addresses of a name; rejects with the codes of `dns.lookup` */
  resolveName?: (hostname: string) => Promise<LookupAddress[]>;
  /** milliseconds for one request, from the moment when the address is known */
  timeout?: number;
  /** milliseconds between HEAD and GET */
  pace?: number;
}

const mostRedirects = 5;

class RefusedAddress extends Error {}

/**
 * A lookup holds a thread of libuv's pool until the resolver gives up, an abort notwithstanding, and the pool of four also reads the
 * service's files: never more than two at a time.
 */
const lookups = pLimit(2);
const resolveWithSystem = (hostname: string) => lookups(() => lookup(hostname, { all: true }));

/** The addresses of a host. @throws {RefusedAddress} where any of them is refused */
async function addressesOf(url: URL, options: ProbeOptions): Promise<LookupAddress[]> {
  const { isRefused = isPrivateAddress, resolveName = resolveWithSystem } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolveName(host);
  if (addresses.some(({ address }) => isRefused(address))) throw new RefusedAddress(host);
  return addresses;
}

/** A lookup that responds with addresses that are known: the connection is made to one of those that were judged. */
const known =
  (addresses: LookupAddress[]): LookupFunction =>
  (_, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };

/** The head of a response; its body is not read. */
interface Head {
  status: number;
  location: string | undefined;
}

async function requestHead(url: URL, method: string, options: ProbeOptions): Promise<Head> {
  const { userAgent, timeout = 10_000 } = options;
  const addresses = await addressesOf(url, options);
  const sent: RequestOptions = {
    ...{ method, agent: false, lookup: known(addresses), maxHeaderSize: 65_536 },
    headers: { 'user-agent': userAgent, accept: '*/*', connection: 'close' },
    signal: AbortSignal.timeout(timeout),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, sent, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    request.on('error', reject);
    // Node closes a request that is answered with 101 without an error. After any other end this changes nothing.
    request.on('close', () => reject(new Error('closed without a response')));
    request.end();
  });
}

/** Codes of certificates that browsers complete or that visitors can pass: not for us to call dead. */
const incomplete = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof RefusedAddress) return { state: 'unknown', reason: 'private' };
  const { name, code = '' } = error as { name?: string; code?: string };
  if (incomplete.has(code)) return { state: 'unknown', reason: 'certificate' };
  if (name === 'TimeoutError' || name === 'AbortError') return { state: 'failed', reason: 'timeout' };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { state: 'failed', reason: 'name' };
  return { state: 'failed', reason: code.includes('CERT') ? 'certificate' : 'connection' };
}

function outcomeOfStatus(status: number): Outcome {
  const reason = `${status}`;
  if (status >= 200 && status < 300) return { state: 'alive', reason };
  if (status === 404 || status === 410) return { state: 'gone', reason };
  return { state: status >= 500 ? 'failed' : 'unknown', reason };
}

/** Why a URL is not requested at all: of a link, and of every redirect. */
function refusalOf(url: URL, hosts: readonly string[] | undefined): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username || url.password) return 'credentials';
  return hosts && refuseLink(url.href, hosts) ? 'host' : null;
}

async function follow(start: URL, method: string, options: ProbeOptions): Promise<Outcome> {
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const refusal = refusalOf(url, options.hosts);
    if (refusal) return { state: 'unknown', reason: refusal };
    let head: Head;
    try {
      head = await requestHead(url, method, options);
    } catch (error) {
      return outcomeOfError(error);
    }
    const isRedirect = head.status >= 300 && head.status < 400;
    if (!isRedirect || !head.location || !URL.canParse(head.location, url)) return outcomeOfStatus(head.status);
    url = new URL(head.location, url);
  }
  // Hosts that wait for a cookie redirect for ever; browsers get through.
  return { state: 'unknown', reason: 'redirects' };
}

/** Reasons for which a GET would end as the HEAD did, or would not be sent. */
const final = new Set(['name', 'private', 'scheme', 'credentials', 'host', 'redirects', 'certificate', '429']);

/**
 * Requests a link as a program that stores nothing: HEAD, then GET where that is refused or fails. No cookies, no credentials, no body;
 * http and https alone; never an address that is not public, at any redirect.
 * @returns what it found; never throws
 */
export async function probeLink(link: string, options: ProbeOptions): Promise<Outcome> {
  if (!URL.canParse(link)) return { state: 'unknown', reason: 'scheme' };
  const url = new URL(link);
  const first = await follow(url, 'HEAD', options);
  if (first.state === 'alive' || final.has(first.reason)) return first;
  await pause(options.pace ?? 1000);
  return follow(url, 'GET', options);
}
