import { BlockList, isIPv4 } from 'node:net';

const reserved = new BlockList();
for (const [network, prefix] of [
  ...([['0.0.0.0', 8] as const, ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16]] as const),
  ...([['172.16.0.0', 12] as const, ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15]] as const),
  // Multicast, and what was never given out.
  ...([['224.0.0.0', 3]] as const),
]) {
  reserved.addSubnet(network, prefix, 'ipv4');
}

const publicIPv6 = new BlockList();
publicIPv6.addSubnet('2000::', 3, 'ipv6');
/** 6to4 and Teredo carry an IPv4 address, which may be a private one. */
const tunnels = new BlockList();
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('2001::', 32, 'ipv6');

/** Whether an IP address is not one of the public internet: private, loopback, link-local, reserved, or a tunnel to one. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return reserved.check(address, 'ipv4');
  return !publicIPv6.check(address, 'ipv6') || tunnels.check(address, 'ipv6');
}
