import { expect, it } from 'vitest';
import { urlName } from './name-file.ts';

it.each([
  ['Plaquette de l’école 2026.PDF', 'plaquette-de-l-ecole-2026.pdf'],
  ['façade_cour.jpg', 'facade-cour.jpg'],
  ['.pdf', 'fichier.pdf'],
  ['日本.pdf', 'fichier.pdf'],
  ['sans-fin', 'sans-fin'],
  ['../../etc/passwd.png', 'etc-passwd.png'],
  ['CON.jpg', 'fichier-con.jpg'],
  ['lpt1.PDF', 'fichier-lpt1.pdf'],
  ['aux', 'fichier-aux'],
  ['console.jpg', 'console.jpg'],
])('%s becomes %s', (given, name) => {
  expect(urlName(given)).toBe(name);
});
