import { expect, it } from 'vitest';
import { createCodes, hashCode, isRecoveryCode, spendCode } from './recovery-codes.ts';

it('ten codes, of which only hashes are stored, are each used once', async () => {
  const { codes, stored } = await createCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  for (const code of codes.flatMap((shown) => [shown, shown.replace('-', '')]))
    expect(JSON.stringify(stored)).not.toContain(code);
  const hash = await hashCode(codes[3] ?? '', stored.salt);
  const left = spendCode(stored, hash);
  expect(left?.hashes).toEqual(stored.hashes.filter((_, index) => index !== 3));
  expect(left && spendCode(left, hash)).toBeNull();
  expect(spendCode(stored, await hashCode('aaaaa-aaaaa', stored.salt))).toBeNull();
  expect(spendCode(stored, '')).toBeNull();
});

it('a code is the same in capitals, with spaces, without its dash, and with letters misread', async () => {
  const hash = await hashCode('a0b1c-d2e3f', 'salt');
  for (const typed of ['A0B1CD2E3F', ' a0b1c d2e3f ', 'aOblc-d2e3f', 'aobIc-d2e3f']) {
    expect([typed, isRecoveryCode(typed), await hashCode(typed, 'salt')]).toEqual([typed, true, hash]);
  }
  expect([isRecoveryCode('123456'), isRecoveryCode('')]).toEqual([false, false]);
});
