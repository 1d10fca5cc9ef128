import { expect, it } from 'vitest';
import { refusalMessage } from './refusal-message.ts';

const hosts = ['crm.ecole.example', 'forms.ecole.example:8443', 'localhost:3001'];

it('names the host that is refused, and those that are allowed', () => {
  const sentence = refusalMessage('host', 'https://evil.example/x', hosts, 'fr');
  expect(sentence).toContain('evil.example');
  expect(sentence).toContain('crm.ecole.example');
  expect(refusalMessage('scheme', 'http://crm.ecole.example', hosts, 'en')).toContain('https://');
});
