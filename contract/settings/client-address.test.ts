import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

it.each([
  ['nobody stands before the site', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy does', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['a client makes itself up', '10.0.0.1', '1.2.3.4, 5.6.7.8, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies do', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a proxy says nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['fewer stand there than was said', '10.0.0.1', '198.51.100.1', 5, '198.51.100.1'],
  ['IPv4 comes as IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['IPv6 comes', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['IPv6 comes shortened', '2001:DB8::6', undefined, 0, '2001:db8:0:0::/64'],
  ['loopback comes', '::1', undefined, 0, '0:0:0:0::/64'],
  ['nonsense comes', '10.0.0.1', `<script>${'x'.repeat(100)}`, 1, `<script>${'x'.repeat(37)}`],
])('where %s', (_case, peer, forwarded, proxies, expected) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(expected);
});
