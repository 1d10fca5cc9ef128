import { expect, it } from 'vitest';
import { linkMessages } from './link-messages.ts';

const hosts = ['crm.ecole.example', 'forms.ecole.example:8443', 'localhost:3001'];

it('names the host that is refused, and those that are allowed', () => {
  const sentence = linkMessages.fr.refused.host('https://evil.example/x', hosts);
  expect(sentence).toContain('evil.example');
  expect(sentence).toContain('crm.ecole.example');
  expect(linkMessages.en.refused.scheme('http://crm.ecole.example', hosts)).toContain('https://');
});
