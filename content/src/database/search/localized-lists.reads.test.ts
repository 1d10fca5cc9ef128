import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

/** Payload 3.90.1 would ask for a column that the tables of localized lists do not have. */
it('a localized list of texts is searched in the language of the request, in drafts too', async () => {
  const [course] = (
    await trial.read<{ docs: { id: number; careers: string[] }[] }>(
      '/courses?where[careers][exists]=true&locale=fr&depth=0&limit=1&select[careers]=true',
    )
  ).docs;
  const [career = ''] = course?.careers ?? [];
  const ids = async (condition: string, more: string) => {
    const path = `/courses?where[careers]${condition}&depth=0&limit=0&select[title]=true${more}`;
    return (await trial.read<{ docs: { id: number }[] }>(path)).docs.map(({ id }) => id);
  };
  for (const more of ['&locale=fr', '&locale=fr&draft=true']) {
    for (const condition of [`[contains]=${career.slice(1)}`, `[equals]=${career}`, `[in]=${career}`])
      expect([condition, await ids(condition, more)]).toEqual([condition, expect.arrayContaining([course?.id])]);
    expect(await ids('[contains]=nulle part', more)).toEqual([]);
  }
  expect(career).not.toBe('');
  expect(await ids(`[equals]=${career}`, '&locale=en')).not.toContain(course?.id);
});
