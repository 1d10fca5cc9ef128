import { expect, it } from 'vitest';
import { refusalSentence } from './refusal-sentence.ts';

const hosts = ['crm.ecole.example', 'forms.ecole.example:8443', 'localhost:3001'];

it('names the host that is refused, and those that would do', () => {
  const sentence = refusalSentence('host', 'https://evil.example/x', hosts, 'fr');
  expect(sentence).toContain('evil.example');
  expect(sentence).toContain('crm.ecole.example');
  expect(refusalSentence('scheme', 'http://crm.ecole.example', hosts, 'en')).toContain('https://');
});
