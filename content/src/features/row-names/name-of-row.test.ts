import { expect, it } from 'vitest';
import { nameOfRow } from './name-of-row.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...words: string[]) => ({ type: 'paragraph', children: words.map(text) });
const richText = (...children: object[]) => ({ root: { type: 'root', children } });

it.each([
  ['its heading before its text', { text: 'Un texte', heading: 'Le projet' }, 'Le projet'],
  ['its title', { id: 'a1', title: 'Module' }, 'Module'],
  ['the next field where one is blank', { title: ' ', label: 'étudiants', value: '640' }, 'étudiants'],
  [
    'the text of a rich text',
    { text: richText(paragraph('Un ', 'atelier'), paragraph('ouvert')) },
    'Un atelier ouvert',
  ],
  ['one line', { text: 'Deux\n  lignes' }, 'Deux lignes'],
  ['60 characters', { text: 'a'.repeat(61) }, `${'a'.repeat(59)}…`],
  ['nothing where it has no text', { id: 'a1', blockType: 'list', amount: 12, image: 4, heading: null }, ''],
  ['nothing where there is no row', undefined, ''],
])('a row is named by %s', (_what, row, name) => {
  expect(nameOfRow(row)).toBe(name);
});
