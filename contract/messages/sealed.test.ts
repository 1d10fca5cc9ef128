import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a-secret-of-sixteen';

test('what was sealed comes out again, for the same purpose and secret only', () => {
  const sealed = seal({ path: '/école' }, 'preview-ticket', secret);
  expect(unseal(sealed, 'preview-ticket', secret)).toEqual({ path: '/école' });
  expect(unseal(sealed, 'preview-session', secret)).toBeNull();
  expect(unseal(sealed, 'preview-ticket', 'another-secret-here')).toBeNull();
});

test('a seal that was touched is broken', () => {
  const sealed = seal({ a: 1 }, 'preview-ticket', secret);
  const other = seal({ a: 2 }, 'preview-ticket', secret);
  for (const forged of [
    `${sealed}x`,
    sealed.slice(0, -1),
    `${other.split('.')[0]}.${sealed.split('.')[1]}`,
    `x${sealed}`,
    '',
    '.',
    null,
    undefined,
  ]) {
    expect(unseal(forged, 'preview-ticket', secret)).toBeNull();
  }
});
