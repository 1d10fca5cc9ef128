import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

it.each([
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '192.0.0.8', '198.19.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:a00:1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::1', '2001:0:1::1', 'nonsense'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.0.1',
  '100.128.0.1',
  '223.255.255.255',
  '2a00:1450:4007::200e',
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
