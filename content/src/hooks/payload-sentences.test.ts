import { expect, it } from 'vitest';
import { translated } from './payload-sentences.ts';

it.each([
  ['SVG file contains potentially harmful content.', 'Ce dessin SVG contient un script'],
  ['Invalid PDF file.', 'Ce PDF est endommagé'],
  ['Invalid filename.', 'renommez le fichier'],
  ['Invalid MIME type: application/xml.', 'Les fichiers de type «\u00a0application/xml\u00a0»'],
  ['File type text/plain (from extension php) is not allowed.', 'Les fichiers .php ne sont pas acceptés'],
  ['File type text/plain (from extension ) is not allowed.', 'Les fichiers de type «\u00a0text/plain\u00a0»'],
  ['The following path cannot be queried: x.y', 'Aucun filtre n’est possible par «\u00a0x.y\u00a0»'],
  ['The following paths cannot be queried: x, x, y', 'par «\u00a0x, y\u00a0»'],
  ['Missing email.', 'Indiquez une adresse'],
])('says %j in French, and leaves it in English', (message, expected) => {
  expect(translated(message, 'fr')).toContain(expected);
  expect(translated(message, 'en')).toBeNull();
});

it('says all that is wrong with a file', () => {
  const both = 'Invalid MIME type: application/xml., SVG file contains potentially harmful content.';
  expect(translated(both, 'fr')).toMatch(/application\/xml.*ou un PDF\. Ce dessin SVG/);
});

it('leaves a sentence alone that it does not know', () => {
  expect(translated('Ce champ est obligatoire.', 'fr')).toBeNull();
});
