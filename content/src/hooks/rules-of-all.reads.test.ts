import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

it.each(['select[title]=true', 'select[_status]=false', 'depth=2&select[title]=true'])(
  'a publication ends what waits for it, whatever its response is asked to have: %s',
  async (query) => {
    const id = await trial.create('news', { ...trial.article(`essai-choix-${query.length}`), _status: 'draft' });
    const path = `/news/${id}`;
    expect((await trial.edit('POST', `${path}/review`, { comment: 'Essai' })).status).toBe(200);
    const planned = { action: 'publish', day: '2099-01-01', time: '09:07' };
    expect((await trial.edit('POST', `${path}/schedule?locale=fr`, planned)).status).toBe(200);
    const published = await trial.edit('PATCH', `${path}?locale=fr&${query}`, {
      ...{ publishDate: '2026-11-01T08:00:00.000Z', _status: 'published' },
    });
    expect(published.status, published.text).toBe(200);
    expect(JSON.parse((await trial.edit('GET', `${path}/schedule`)).text)).toMatchObject({ schedules: [] });
    expect(JSON.parse((await trial.edit('GET', `${path}/review`)).text)).toMatchObject({
      review: { ended: { outcome: 'published' } },
    });
  },
);
