import { expect, it } from 'vitest';
import { accountOf } from './roles.ts';

const schoolsOf = (role: string, ...schools: unknown[]) =>
  accountOf({ user: { role, schools } } as unknown as Parameters<typeof accountOf>[0])?.schools;

it('takes the first school of a site whose account has two from before, and all of those of people', () => {
  expect(schoolsOf('service', 2, { id: 1 })).toEqual([2]);
  expect(schoolsOf('service')).toEqual([]);
  for (const role of ['admin', 'editor', 'contributor']) expect(schoolsOf(role, 2, { id: 1 }), role).toEqual([2, 1]);
});
