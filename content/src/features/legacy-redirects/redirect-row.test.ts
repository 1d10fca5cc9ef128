import { describe, expect, it } from 'vitest';
import redirects from '../../../../sample/schools/meridienne/redirects.json' with { type: 'json' };
import { normalised, refuseForm } from './redirect-row.ts';

const allowed = {
  siteUrl: 'https://www.ecole.example',
  hosts: ['www.ecole.example', 'media.ecole.example', 'crm.ecole.example', 'localhost:3001'],
};
const refusalOf = (from: string, to: string) => refuseForm(normalised({ from, to }, allowed.siteUrl), allowed)?.reason;

describe('normalised', () => {
  it.each([
    ['/Ancienne/', '/Ecole/', '/ancienne', '/ecole'],
    [' /a ', ' /b ', '/a', '/b'],
    ['http://ecole.example/Vieux', 'https://www.ecole.example/Ecole?X=Y#Z', '/vieux', '/ecole?X=Y#Z'],
    ['/a', 'https://www.ecole.example', '/a', '/'],
    ['/a', '/media/0aF/Plan-2027.pdf', '/a', '/media/0aF/Plan-2027.pdf'],
    ['/a', 'https://ecole.example/media/0aF/Plan-2027.pdf#page=2', '/a', '/media/0aF/Plan-2027.pdf#page=2'],
    ['/fichiers/*.PDF', 'media-storage:/Docs/*.pdf', '/fichiers/*.pdf', 'media-storage:/Docs/*.pdf'],
    ['/%61dmissions', '/%45cole?q=%61', '/admissions', '/ecole?q=%61'],
    ['/m%C3%A9tiers%2Fa', '/b', '/m%c3%a9tiers%2fa', '/b'],
    ['https://autre.example/a', 'https://autre.example/B/', 'https://autre.example/a', 'https://autre.example/B/'],
  ])('keeps %j → %j as %s → %s', (from, to, keptFrom, keptTo) => {
    expect(normalised({ from, to }, allowed.siteUrl)).toEqual({ from: keptFrom, to: keptTo });
  });
});

describe('refuseForm', () => {
  it('refuses a million slashes, as soon as it is asked', () => {
    const slashes = `/a${'/'.repeat(1_000_000)}x`;
    expect(refusalOf(slashes, '/b')).toBe('from-malformed');
    expect(refusalOf('/a', slashes)).toBe('to-malformed');
  });

  it('accepts the rows of the sample', () => {
    expect(redirects.map(({ from, to }) => refusalOf(from, to)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['/a', '/b'],
    ['/métiers', '/formations?level=bachelor'],
    ['/a/*', '/b'],
    ['/a/*', '/b/*'],
    ['/a/*.pdf', 'https://media.ecole.example/*.pdf'],
    ['/a', 'https://crm.ecole.example/formulaire'],
    ['/a', 'http://localhost:3001/x'],
    ['/en', '/en/courses'],
  ])('accepts %s → %s', (from, to) => {
    expect(refusalOf(from, to)).toBeUndefined();
  });

  it.each([
    ['', '/b', 'from-malformed'],
    ['/', '/b', 'from-malformed'],
    ['a', '/b', 'from-malformed'],
    ['/a b', '/b', 'from-malformed'],
    ['//evil.example', '/b', 'from-malformed'],
    ['/a/../b', '/b', 'from-malformed'],
    ['/a/%2E%2e/b', '/b', 'from-malformed'],
    ['/%61pi/x', '/b', 'from-server'],
    ['https://autre.example/a', '/b', 'from-malformed'],
    ['/a?x=1', '/b', 'from-query'],
    ['/a#x', '/b', 'from-query'],
    ['/*/a', '/b', 'from-star'],
    ['/a*', '/b', 'from-star'],
    ['/a/*/*', '/b', 'from-star'],
    ['/a/*.pdf/x', '/b', 'from-star'],
    ['/api/x', '/b', 'from-server'],
    ['/Media/x.jpg', '/b', 'from-server'],
    ['/robots.txt', '/b', 'from-server'],
    ['/manifest.en.webmanifest', '/b', 'from-server'],
    ['/a', '', 'to-malformed'],
    ['/a', 'b', 'to-malformed'],
    ['/a', '//evil.example', 'to-malformed'],
    ['/a', '/\\evil.example', 'to-malformed'],
    ['/a', 'https://user:secret@crm.ecole.example/', 'to-malformed'],
    ['/a', 'https:crm.ecole.example', 'to-malformed'],
    ['/a', '/b/*', 'to-star-alone'],
    ['/a/*', '/*/b', 'to-star'],
    ['/a/*', 'https://crm.ecole.example*', 'to-star'],
    ['/a', 'http://crm.ecole.example/', 'to-scheme'],
    ['/a', 'javascript:alert(1)', 'to-scheme'],
    ['/a', 'https://evil.example/', 'to-host'],
    ['/a', 'https://crm.ecole.example.evil.example/', 'to-host'],
    ['/a', 'https://evil.example\t/', 'to-malformed'],
  ])('refuses %j → %j: %s', (from, to, reason) => {
    expect(refusalOf(from, to)).toBe(reason);
  });
});
