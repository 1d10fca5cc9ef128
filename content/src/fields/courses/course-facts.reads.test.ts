import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let path: string;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  const created = await trial.edit('POST', '/courses?locale=fr&draft=true&depth=0', {
    ...{ title: 'essai', slug: 'essai-familles' },
  });
  expect(created.status, created.text).toBe(201);
  path = `/courses/${created.body.doc?.id}`;
});
afterAll(async () => {
  await trial.edit('DELETE', path);
  await trial.clear();
});

/** Why the publication of some values is refused, by field. */
async function refusals(values: object): Promise<Record<string, string>> {
  const response = await trial.edit('PATCH', `${path}?locale=fr`, { ...values, _status: 'published' });
  expect(response.status, response.text).toBe(400);
  const { errors } = JSON.parse(response.text).errors[0].data as { errors: { path: string; message: string }[] };
  return Object.fromEntries(errors.map((error) => [error.path, error.message]));
}

const complete = { year: 2024, answers: 41, graduated: 92, source: 'enquête de l’école' };
const needed = 'Un taux n’est publié qu’avec son année, sa source et le nombre de réponses.';

it('publishes no rate without its year, answers and source', async () => {
  for (const missing of ['year', 'answers', 'source']) {
    const found = await refusals({ outcomes: { ...complete, [missing]: null } });
    expect(found[`outcomes.${missing}`], missing).toBe(needed);
  }
  const fields = Object.keys(await refusals({ outcomes: complete }));
  expect(fields.filter((field) => field.startsWith('outcomes'))).toEqual([]);
});

it('refuses rates that are no percentages, and numbers that the register cannot have', async () => {
  for (const rate of [101, -1, 50.5]) {
    const found = await refusals({ outcomes: { ...complete, graduated: rate } });
    expect(found['outcomes.graduated'], String(rate)).toBe('Indiquez un nombre entier de 0 à 100.');
  }
  for (const rncp of ['RNCP38912', '38 912', '1234567'])
    expect((await refusals({ rncp })).rncp, rncp).toBe('Indiquez le numéro seul, de 2 à 6 chiffres\u00a0: 38912.');
  expect((await refusals({ rncp: '38912' })).rncp).toBeUndefined();
});
