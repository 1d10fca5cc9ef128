import { expect, it } from 'vitest';
import { decryptSecret, encryptSecret } from './secret-encryption.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('a secret is read for its own account alone, and is stored as another text each time', () => {
  const stored = encryptSecret(secret, 7);
  expect(decryptSecret(stored, 7)).toBe(secret);
  expect(decryptSecret(stored, 8)).toBeNull();
  expect(encryptSecret(secret, 7)).not.toBe(stored);
  expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain(secret);
});

it('what was changed, cut or is missing is no secret', () => {
  const stored = encryptSecret(secret, 7);
  const bytes = Buffer.from(stored, 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect([index, decryptSecret(changed.toString('base64url'), 7)]).toEqual([index, null]);
  }
  for (const text of ['', null, undefined, stored.slice(0, 30), stored.slice(0, -4)]) {
    expect(decryptSecret(text, 7)).toBeNull();
  }
});
