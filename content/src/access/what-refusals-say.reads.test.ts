import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';
import configuration from '../payload.config.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');
const config = await configuration;

let trial: Awaited<ReturnType<typeof openTrial>>;
/** Articles of the first school, each in another state. */
const articles: Record<string, number> = {};
let picture = 0;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  articles['is online'] = await trial.create('news', trial.article('essai-refus-en-ligne'));
  articles['was never online'] = await trial.create('news', {
    ...{ ...trial.article('essai-refus-brouillon'), _status: 'draft' },
  });
  articles['was taken offline'] = await trial.create('news', trial.article('essai-refus-retire'));
  await trial.edit('PATCH', `/news/${articles['was taken offline']}?locale=fr`, { _status: 'draft' });
  articles['is in the trash'] = await trial.create('news', trial.article('essai-refus-corbeille'));
  await trial.edit('DELETE', `/news/${articles['is in the trash']}`);
  articles['does not exist'] = 999_999;
  picture = await trial.upload('essai-refus');
});
afterAll(() => trial.clear());

const withoutRest = ['payload-migrations', 'payload-kv'];
const collections = config.collections.filter(({ slug }) => !withoutRest.includes(slug));

describe('a stranger', () => {
  it.each(collections)('is asked to log in at $slug, whatever is sent', async ({ slug, disableBulkEdit }) => {
    const path = `/${slug}`;
    // Most fields have no such value, which is refused to others.
    const data = {
      email: 'essai@ecole.example',
      title: { wrong: [] },
      alt: { wrong: [] },
      school: 'none',
      _status: 'x',
    };
    const statuses: number[] = [];
    for (const [method, target] of [
      ['POST', path],
      ['PATCH', `${path}/1`],
      ['PATCH', `${path}?where[id][equals]=1`],
      ['DELETE', `${path}/1`],
      ['DELETE', `${path}?where[id][equals]=1&where[nowhere][equals]=1`],
    ] as const)
      statuses.push((await trial.send(method, target, data)).status);
    // Several schools at once are saved for nobody.
    const several = disableBulkEdit ? 403 : 401;
    expect(statuses).toEqual([401, 401, several, 401, 401]);
  });

  it.each([
    ['a password that is the address of the account', '/users/1', { password: sampleAccounts.admin.email }],
    ['a password that is not', '/users/1', { password: 'une phrase de quelques mots' }],
    ['a crop', 'PICTURE?uploadEdits[crop][x]=1&uploadEdits[crop][y]=1&uploadEdits[widthInPixels]=9', {}],
  ])('is asked to log in with %s', async (_what, path, data) => {
    const target = path.replace('PICTURE', `/media/${picture}`);
    expect((await trial.send('PATCH', target, data)).status).toBe(401);
  });
});

const requests: [string, string, object][] = [
  ['publishes one language of', '?locale=fr&publishSpecificLocale=fr', { _status: 'published' }],
  ['restores', '?locale=fr&trash=true', { deletedAt: null, _status: 'draft' }],
];

describe.each(requests)('who %s a document of another school', (_does, query, data) => {
  it.each(['nobody', 'an editor'])('reads nothing about its state: %s', async (who) => {
    const headers = who === 'nobody' ? {} : await personHeaders(contentUrl, 'secondEditor');
    for (const [state, id] of Object.entries(articles)) {
      const { status } = await trial.send('PATCH', `/news/${id}${query}`, data, headers);
      const refused = who === 'nobody' ? [401] : [403, 404];
      expect(refused, `${state}: ${status}`).toContain(status);
    }
  });
});
