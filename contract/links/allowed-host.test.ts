import { describe, expect, it } from 'vitest';
import { originOfHost, refuseLink } from './allowed-host.ts';

const hosts = [
  'crm.ecole.example',
  'forms.ecole.example:8443',
  'usual.example:443',
  'localhost:3001',
  'plain.example:80',
];

describe('a link', () => {
  it.each([
    'https://crm.ecole.example',
    'https://crm.ecole.example/form?a=1&b=deux#suite',
    'https://crm.ecole.example/?x=%E9',
    'HTTPS://CRM.Ecole.Example/form',
    ' https://crm.ecole.example/form\n',
    'https://crm.ecole.example:443/form',
    'https://forms.ecole.example:8443/',
    'https://usual.example/',
    'http://localhost:3001/sample-crm/contact',
    'https://localhost:3001/',
  ])('is followed: %j', (link) => {
    expect(refuseLink(link, hosts)).toBeNull();
  });

  it.each([
    ['', 'malformed'],
    [' ', 'malformed'],
    ['/form', 'malformed'],
    ['crm.ecole.example/form', 'malformed'],
    ['//crm.ecole.example', 'malformed'],
    ['https://', 'malformed'],
    ['https://%', 'malformed'],
    ['https:crm.ecole.example', 'malformed'],
    ['https:///crm.ecole.example', 'malformed'],
    ['https:\\\\crm.ecole.example', 'malformed'],
    ['https://crm.ecole.example/a form', 'malformed'],
    ['https://crm.ecole.example/?a b=1', 'malformed'],
    ['https://crm.ecole.example/\nform', 'malformed'],
    ['https://crm.ecole\t.example/', 'malformed'],
    ['https://evil.example\\@crm.ecole.example/', 'malformed'],
    ['https://user:secret@crm.ecole.example/', 'malformed'],
    ['https://:secret@crm.ecole.example/', 'malformed'],
    ['https://@crm.ecole.example/', 'malformed'],
    ['https://crm.ecole.example@evil.example/', 'malformed'],
    ['http://crm.ecole.example/', 'scheme'],
    ['http://plain.example/form', 'scheme'],
    ['http://127.0.0.1:3001/', 'scheme'],
    ['http://localhost.evil.example:3001/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['javascript://crm.ecole.example/%0aalert(1)', 'scheme'],
    ['data:text/html,crm.ecole.example', 'scheme'],
    ['blob:https://crm.ecole.example/1', 'scheme'],
    ['mailto:crm.ecole.example', 'scheme'],
    ['ftp://crm.ecole.example/', 'scheme'],
    ['https://evil.example/', 'host'],
    ['https://evil.example/?crm.ecole.example', 'host'],
    ['https://evil.example/#@crm.ecole.example', 'host'],
    ['https://crm.ecole.example.evil.example/', 'host'],
    ['https://sub.crm.ecole.example/', 'host'],
    ['https://xcrm.ecole.example/', 'host'],
    ['https://crm.ecole.example./', 'host'],
    ['https://crm.ecole.example:8443/', 'host'],
    ['https://forms.ecole.example/', 'host'],
    ['http://localhost/', 'host'],
    ['http://localhost:9999/', 'host'],
  ] as const)('is refused: %j as %s', (link, refusal) => {
    expect(refuseLink(link, hosts)).toBe(refusal);
  });

  it('is refused where no host is listed', () => {
    expect(refuseLink('https://crm.ecole.example/', [])).toBe('host');
    expect(refuseLink('https://crm.ecole.example/', [''])).toBe('host');
  });
});

it('is followed over https to every host but localhost', () => {
  expect(hosts.slice(1, 4).map(originOfHost)).toEqual([
    'https://forms.ecole.example:8443',
    'https://usual.example:443',
    'http://localhost:3001',
  ]);
  expect(originOfHost('localhost.evil.example')).toBe('https://localhost.evil.example');
});
