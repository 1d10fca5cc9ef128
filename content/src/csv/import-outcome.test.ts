import { expect, it } from 'vitest';
import { outcomeOf } from './import-outcome.ts';

it('says of a service that failed what it says to editors, in their language', () => {
  const message = 'La base de données ne répond pas en ce moment.';
  const failed = { errors: [{ message }], errorText: 'The database does not respond.' };
  expect(outcomeOf(false, failed, 'fr')).toEqual({ isDone: false, sentence: message, errors: [] });
});

it('says how many lines are refused, and why each is', () => {
  const refused = { errors: [{ line: 3, message: 'Le champ est vide.' }], errorText: 'Une ligne est refusée.' };
  expect(outcomeOf(false, refused, 'fr')).toEqual({
    isDone: false,
    sentence: 'Une ligne est refusée.',
    errors: [{ line: 3, message: 'Le champ est vide.' }],
  });
});

it('says that there was no response that it can read', () => {
  const sentence = 'Le service n’a pas répondu. Réessayez.';
  expect(outcomeOf(false, null, 'fr')).toEqual({ isDone: false, sentence, errors: [] });
  expect(outcomeOf(true, null, 'fr')).toEqual({ isDone: false, sentence, errors: [] });
  expect(outcomeOf(false, { errorText: 'Bad gateway' }, 'fr')).toEqual({ isDone: false, sentence, errors: [] });
});

it('says what an import has done', () => {
  const { isDone, sentence } = outcomeOf(true, { created: 2, updated: 1 }, 'en');
  expect([isDone, sentence]).toEqual([true, 'Import finished. Created: 2; changed: 1; unchanged: 0.']);
});
