import { describe, expect, it } from 'vitest';
import { refusalSentence, refuseAddress } from './allowed-address.ts';

const hosts = ['crm.ecole.example', 'forms.ecole.example:8443', 'localhost:3001'];

describe('an address of the CRM', () => {
  it.each([
    'https://crm.ecole.example',
    'https://crm.ecole.example/form?a=1&b=deux#suite',
    'https://CRM.ecole.example/form',
    'https://crm.ecole.example:443/form',
    'https://forms.ecole.example:8443/',
    'http://localhost:3001/sample-crm/contact',
  ])('is followed: %s', (address) => {
    expect(refuseAddress(address, hosts)).toBeNull();
  });

  it.each([
    ['crm.ecole.example/form', 'malformed'],
    ['https://crm.ecole.example/a form', 'malformed'],
    ['https://crm.ecole.example/\nform', 'malformed'],
    ['https:\\\\crm.ecole.example', 'malformed'],
    ['https:crm.ecole.example', 'malformed'],
    ['https:///crm.ecole.example', 'malformed'],
    ['https://', 'malformed'],
    ['https://user:secret@crm.ecole.example/', 'malformed'],
    ['https://crm.ecole.example@evil.example/', 'malformed'],
    ['//crm.ecole.example', 'malformed'],
    ['http://crm.ecole.example/', 'scheme'],
    ['http://127.0.0.1:3001/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,hello', 'scheme'],
    ['ftp://crm.ecole.example/', 'scheme'],
    ['https://evil.example/', 'host'],
    ['https://crm.ecole.example.evil.example/', 'host'],
    ['https://xcrm.ecole.example/', 'host'],
    ['https://crm.ecole.example./', 'host'],
    ['https://crm.ecole.example:8443/', 'host'],
    ['http://localhost:9999/', 'host'],
  ] as const)('is refused: %j as %s', (address, refusal) => {
    expect(refuseAddress(address, hosts)).toBe(refusal);
  });

  it('is refused with a sentence that names the host and those that would do', () => {
    const sentence = refusalSentence('host', 'https://evil.example/x', hosts, 'fr');
    expect(sentence).toContain('evil.example');
    expect(sentence).toContain('crm.ecole.example');
    expect(refusalSentence('scheme', 'http://crm.ecole.example', hosts, 'en')).toContain('https://');
  });
});
