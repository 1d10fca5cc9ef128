import { describe, expect, it } from 'vitest';
import { labelsReading } from './labels-reading.ts';

const labels = [
  'Documentation',
  'Candidater',
  'Candidater ',
  '{count} formations',
  '{count} formations à {campus}',
  'De {from} à {to}',
  '{title} – {school}',
  '{anything}',
].map((text, id) => ({ id, text }));

const found = (text: string) => labelsReading(labels, text).map(({ id }) => id);

describe('labelsReading', () => {
  it.each([
    ['the same text', 'Documentation', [0]],
    ['white space as the browser shows it', ' \n Documentation\u00a0', [0]],
    ['a text of two labels', 'Candidater', [1, 2]],
    ['a placeholder filled in', '12 formations', [3]],
    ['the label with more text of its own', '12 formations à Lyon', [4]],
    ['two placeholders', 'De 9 h à 18 h', [5]],
    ['no label: of those that read like anything none is meant', 'Architecture d’intérieur', []],
    ['no label, where a placeholder would be empty', ' formations', []],
    ['no label, with special characters', '.*+?^$()|[]\\', []],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
