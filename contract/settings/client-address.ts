import { isIPv6 } from 'node:net';

/**
 * The IP address of a client, for rate limits: the one that the outermost trusted proxy saw. Entries that a client itself puts
 * into `X-Forwarded-For` are further left and are ignored.
 * @param peer the IP address of the connection
 * @param forwardedFor the header, its lines joined by commas
 * @param trustedProxies how many proxies stand before this process
 * @returns an IP address; of IPv6 the /64 network, because one household has all of it
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const seen = [...(forwardedFor ?? '').split(',').map((address) => address.trim()), peer].filter(Boolean);
  const address = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? peer;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45);
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean).length;
    while (groups.length + after < 8) groups.push('0');
  }
  return `${groups.slice(0, 4).join(':')}::/64`.toLowerCase();
}
