import { expect, it } from 'vitest';
import { refusalIn } from './request-service.ts';

const required = 'Ce champ est obligatoire.';

it('names each field because of which a request is refused', () => {
  const errors = [
    { path: 'summary', label: 'Résumé', message: required },
    { path: 'image', message: required },
  ];
  const refused = { errors: [{ message: 'Ces champs ne sont pas valables\u00a0: Résumé, image', data: { errors } }] };
  expect(refusalIn(refused, 'fr')).toBe(`Résumé\u00a0: ${required} image\u00a0: ${required}`);
  expect(refusalIn(refused, 'en')).toBe(`Résumé: ${required} image: ${required}`);
});

it('says the sentence of a refusal that is about no field, or nothing', () => {
  expect(refusalIn({ errors: [{ message: 'Ce moment est déjà passé.' }] }, 'fr')).toBe('Ce moment est déjà passé.');
  expect(refusalIn(null, 'fr')).toBe(undefined);
});
