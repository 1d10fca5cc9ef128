import { expect, it } from 'vitest';
import { samePlaceholders } from './label-placeholders.ts';

const options = (language: string, shipped: string | null, user: object | null = { id: 1 }) =>
  ({
    maxLength: 250,
    required: true,
    siblingData: { shipped },
    req: { user, t: (key: string) => key, i18n: { language }, payload: { config: {} } },
  }) as unknown as Parameters<typeof samePlaceholders>[1];

it.each([
  ['De {from} à {to}', 'Depuis {from}, jusqu’à {to}'],
  ['Bonjour', 'Bonsoir'],
  [null, 'Un libellé {nouveau}'],
])('takes for “%s” a text with the same places', async (shipped, text) => {
  expect(await samePlaceholders(text, options('fr', shipped))).toBe(true);
});

it.each([
  ['fr', 'À {time}', 'À midi', 'Il manque {time}\u00a0: le site y écrit une valeur.'],
  ['en', 'At {time}', 'At noon', '{time} is missing: the site writes a value there.'],
  ['fr', 'À {time}', 'À {heure} {time}', 'Le site ne connaît pas {heure}\u00a0: les visiteurs le liraient tel quel.'],
])('names what differs, in %s', async (language, shipped, text, sentence) => {
  expect(await samePlaceholders(text, options(language, shipped))).toBe(sentence);
});

it('takes any in an import, where nobody writes', async () => {
  expect(await samePlaceholders('À {heure}', options('fr', 'À {time}', null))).toBe(true);
});

it('leaves the other rules of the field in force', async () => {
  expect(await samePlaceholders('', options('fr', 'À {time}'))).toBe('validation:required');
});
