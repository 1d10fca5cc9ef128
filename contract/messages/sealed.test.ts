import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a-secret-of-sixteen';

test('a sealed value is returned for the same purpose and secret only', () => {
  const sealed = seal({ path: '/école' }, 'preview-ticket', secret);
  expect(unseal(sealed, 'preview-ticket', secret)).toEqual({ path: '/école' });
  expect(unseal(sealed, 'preview-session', secret)).toBeNull();
  expect(unseal(sealed, 'preview-ticket', 'another-secret-here')).toBeNull();
});

test('a changed value is refused', () => {
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

test('while a secret is replaced, the signatures of both are accepted, and of no other', () => {
  const both = ['the-secret-that-comes', secret];
  for (const known of both) {
    expect(unseal(seal({ a: 1 }, 'preview-ticket', known), 'preview-ticket', both)).toEqual({ a: 1 });
  }
  expect(unseal(seal({ a: 1 }, 'preview-ticket', 'another-secret-here'), 'preview-ticket', both)).toBeNull();
});
