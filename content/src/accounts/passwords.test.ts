import { describe, expect, it } from 'vitest';
import { sampleAccounts } from '../seed/sample-accounts.ts';
import { refusePassword } from './passwords.ts';

const known = ['camille.durand@ecole.example', 'Camille Durand'];

describe('a password', () => {
  it.each([undefined, null, 12, '', 'abc', 'Tr0ub4dor&3', 'x'.repeat(201)])(
    'of a wrong length is refused: %s',
    (password) => {
      expect(refusePassword(password, known, 'fr')).toContain('12');
    },
  );

  it.each([
    'aaaaaaaaaaaa',
    '123456789012',
    'password1234',
    'motdepasse123',
    'azertyuiop123',
    'qwertyuiop12',
    'iloveyou1234',
    'bonjourbonjour',
    'camille.durand',
    'durandcamille',
    'vitrinevitrine',
  ])('that is soon guessed is refused: %s', (password) => {
    expect(refusePassword(password, known, 'en')).toContain('guessed');
  });

  it.each(['une phrase de quelques mots', 'correct horse battery staple', 'f7Kq-02xL-9aTz', 'pêche-tram-violon-42'])(
    'that is not is taken: %s',
    (password) => {
      expect(refusePassword(password, known, 'fr')).toBeNull();
    },
  );

  it('that is very long takes no more time than a long one', () => {
    const shortest = { 72: Number.POSITIVE_INFINITY, 200: Number.POSITIVE_INFINITY };
    for (let time = 0; time < 5; time += 1) {
      for (const length of [72, 200] as const) {
        const begun = performance.now();
        refusePassword('p4ssw0rd'.repeat(25).slice(0, length), known, 'fr');
        shortest[length] = Math.min(shortest[length], performance.now() - begun);
      }
    }
    expect(shortest[200] / shortest[72]).toBeLessThan(3);
  });

  it('of the sample is one of them', () => {
    const { secondService: _site, ...people } = sampleAccounts;
    for (const { email, name, password } of Object.values(people)) {
      expect(refusePassword(password, [email, name], 'fr')).toBeNull();
    }
  });
});
