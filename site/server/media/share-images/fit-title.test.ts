import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascent, descent, fitTitle } from './fit-title.ts';
import { loadFaces } from './text-layout.ts';

const box = { width: 700, height: 330, leading: 0.94, largest: 140 };
const { display } = await loadFaces();
const measure = (text: string) => display.measure(text);
const fitted = (title: string) => fitTitle(title, measure, box);

test('a short title is as large as it may be, a long one smaller', () => {
  expect(fitted('Lyon')).toEqual({ size: 140, lines: ['Lyon'] });
  const long = fitted(
    'Une fraiseuse numérique à cinq axes rejoint l’atelier bois du campus de Paris et se laisse essayer',
  );
  expect(long.size).toBeLessThan(90);
  expect(long.lines.length).toBeGreaterThan(2);
});

test('lines are of about the same length: no last word stands alone', () => {
  const { lines } = fitted('Design graphique et typographie pour les villes de demain');
  const widths = lines.map(measure);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.55);
});

test('an article never ends a line where the next one has room for it', () => {
  expect(fitted('On apprend à dessiner ce qui n’existe pas encore.').lines).not.toContainEqual(
    expect.stringMatching(/ (ce|à)$/),
  );
});

test('no line is one small word', () => {
  expect(fitted('Déposer une candidature').lines).toHaveLength(2);
});

test('a line never begins with high punctuation, nor ends with an opening guillemet, whichever space is there', () => {
  for (const space of [' ', '\u00a0', '\u202f']) {
    const title = `Comment devient-on designer${space}? Réponses dans «${space}Dessiner${space}», le livre de l’année${space}: enfin${space}!`;
    for (const line of fitted(title).lines) {
      expect(line).not.toMatch(/^[?!:;»]/);
      expect(line).not.toMatch(/«\s*$/);
    }
  }
});

test('whatever the title, every word is there and all of it is within the box', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeéiMWœÇ-’.,?'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 24 }), (words) => {
      const title = words.join(' ');
      const { size, lines } = fitted(title);
      expect(lines.join(' ')).toBe(title);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      expect((ascent + descent + (lines.length - 1) * box.leading) * size).toBeLessThanOrEqual(box.height);
    }),
    { numRuns: 60 },
  );
});
