import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = 'a-secret-of-sixteen';
const at = 1_790_000_000_000;

test('a message is accepted with its own signature only, for five minutes', () => {
  const header = sign('{"a":1}', secret, at);
  expect(isSigned(header, '{"a":1}', secret, at + 299_000)).toBe(true);
  expect(isSigned(header, '{"a":1}', secret, at + 301_000)).toBe(false);
  expect(isSigned(header, '{"a":1}', secret, at - 301_000)).toBe(false);
  expect(isSigned(header, '{"a":2}', secret, at)).toBe(false);
  expect(isSigned(header, '{"a":1}', 'another-secret-here', at)).toBe(false);
});

test('anything that is not a signature is refused', () => {
  for (const header of [null, undefined, '', 't=,v1=', `t=${at},v1=00`, `t=${at}`]) {
    expect(isSigned(header, '{}', secret, at)).toBe(false);
  }
});
