import { expect, it } from 'vitest';
import { withoutEmailAddresses } from './email-address.ts';

it.each([
  ['to anna.lang+1@ecole.example: refused', 'to [e-mail]: refused'],
  ['first\\nanna@ecole.example, "b@c.example"', 'first\\n[e-mail], "[e-mail]"'],
  ['{"path":"/profil/anna.lang%40ecole.example"}', '{"path":"/profil/[e-mail]"}'],
  ['{"path":"/profil/anna@ecole.example/x?y"}', '{"path":"/profil/[e-mail]/x?y"}'],
  ['\\tx@y', '\\tx@y'],
  ['node_modules/@vitrine/contract/slug.ts:3:1', 'node_modules/@vitrine/contract/slug.ts:3:1'],
])('%s becomes %s', (line, without) => {
  expect(withoutEmailAddresses(line)).toBe(without);
});
