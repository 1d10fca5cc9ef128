import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

it('keeps the weights of a course once for all languages, with its drafts; what is not weighed is empty', async () => {
  const data = {
    title: 'essai',
    slug: 'essai-poids',
    finder: { now: { school: 3 }, make: { objects: 2, undecided: 1 } },
  };
  const created = await trial.edit('POST', '/courses?locale=fr&draft=true&depth=0', data);
  expect(created.status, created.text).toBe(201);
  const path = `/courses/${created.body.doc?.id}`;
  const finderIn = async (locale: string) =>
    (JSON.parse((await trial.edit('GET', `${path}?locale=${locale}&draft=true&depth=0`)).text) as { finder: object })
      .finder;
  const now = { school: 3, baccalaureate: null, degree: null, work: null };
  const none = { places: null, images: null, garments: null, materials: null, screens: null };
  const make = { ...none, objects: 2, undecided: 1 };
  for (const locale of ['fr', 'en']) expect(await finderIn(locale)).toEqual({ now, make });
  await trial.edit('PATCH', `${path}?locale=en&draft=true`, { finder: { make: { objects: 0 } } });
  expect(await finderIn('fr')).toMatchObject({ now, make: { objects: 0, undecided: 1 } });
  for (const weight of [4, -1, 0.5]) {
    const refused = await trial.edit('PATCH', `${path}?locale=fr`, {
      finder: { now: { school: weight } },
      _status: 'published',
    });
    expect(refused.status, String(weight)).toBe(400);
    const { errors } = JSON.parse(refused.text).errors[0].data as { errors: { path: string; message: string }[] };
    expect(errors).toContainEqual(
      expect.objectContaining({ path: 'finder.now.school', message: 'Indiquez un nombre entier de 0 à 3.' }),
    );
  }
  await trial.edit('DELETE', path);
});
