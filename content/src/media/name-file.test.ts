import { expect, it } from 'vitest';
import { nameFile, urlName } from './name-file.ts';

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

it.each([
  ['Plaquette.jpg', 'plaquette.pdf'],
  ['640.webp', '640.pdf'],
  ['Plaquette', 'plaquette.pdf'],
  ['plaquette.PDF', 'plaquette.pdf'],
])('a PDF that is called %s becomes %s', async (given, name) => {
  const file = { name: given, data: Buffer.from('%PDF-1.4\n'), mimetype: 'image/jpeg', size: 9 };
  const call = { args: {}, operation: 'create', req: { file } };
  await nameFile(call as unknown as Parameters<typeof nameFile>[0]);
  expect(file.name).toBe(name);
});

it('a PDF of an import keeps the name that was validated', async () => {
  const file = { name: 'notice.png', data: Buffer.from('%PDF-1.4\n'), mimetype: 'image/png', size: 9 };
  const call = { args: { overwriteExistingFiles: true }, operation: 'create', req: { file } };
  await nameFile(call as unknown as Parameters<typeof nameFile>[0]);
  expect(file.name).toBe('notice.png');
});
