import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { type SamplePerson, sampleAccounts } from '../../seed/sample-accounts.ts';
import type { ReviewState } from './review-endpoints.ts';

const contentUrl = inject('contentUrl');
const { contributor: author, editor } = sampleAccounts;
let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
let dashboard: typeof import('./read-reviews.ts');
let contributor: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  contributor = await personHeaders(contentUrl, 'contributor');
  payload = await openPayload(inject('contentEnvironment'));
  // Only now: it reads the settings when it is loaded.
  dashboard = await import('./read-reviews.ts');
});
afterAll(async () => {
  await trial.clear();
  await payload?.destroy();
});

const article = (slug: string) => trial.create('news', { ...trial.article(slug), _status: 'draft' });
const ask = (id: number, comment: unknown = 'Relisez le chapô.', headers = contributor) =>
  trial.send('POST', `/news/${id}/review`, { comment }, headers);
const end = (id: number, answer = '', comment = 'Relisez le chapô.') =>
  trial.edit('POST', `/news/${id}/review/end`, { comment, answer });
const reviewOf = async (id: number): Promise<ReviewState | null> =>
  JSON.parse((await trial.edit('GET', `/news/${id}/review`)).text).review;
const rowsOf = async (id: number) =>
  (await payload.find({ collection: 'reviews', where: { documentId: { equals: id } }, pagination: false })).docs;
async function listsOf({ email }: SamplePerson) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 });
  const lists = await dashboard.readReviews(
    { payload, user: { ...docs[0], collection: 'users' } as TypedUser },
    'fr',
    50,
  );
  return { open: lists.open?.map(({ name }) => name), own: lists.own };
}

describe('a review', () => {
  it('is asked for by a contributor, changes no version, and waits on the dashboard of editors, oldest first', async () => {
    const [first, second] = [await article('essai-relu-1'), await article('essai-relu-2')];
    const versions = `/news/versions?where[parent][equals]=${first}&depth=0`;
    const before = (await trial.edit('GET', versions)).text;
    for (const id of [first, second]) expect((await ask(id)).status).toBe(200);
    expect((await trial.edit('GET', versions)).text).toBe(before);
    expect(await reviewOf(first)).toMatchObject({
      comment: 'Relisez le chapô.',
      requestedBy: author.name,
      ended: null,
    });
    const { open, own } = await listsOf(editor);
    expect(open?.filter((name) => name.includes('essai-relu'))).toEqual([
      'Actualité · essai-relu-1',
      'Actualité · essai-relu-2',
    ]);
    expect(own).toEqual([]);
    const mine = await listsOf(author);
    expect(mine.open).toBeUndefined();
    expect(mine.own.map(({ name }) => name)).toContain('Actualité · essai-relu-1');
    expect((await listsOf(sampleAccounts.secondEditor)).open).toEqual([]);
  });

  it('replaces the comment of the open one, and two at once leave one', async () => {
    const id = await article('essai-deux-fois');
    await Promise.all([ask(id, 'Un'), ask(id, 'Deux'), ask(id, 'Trois', { ...contributor })]);
    expect((await ask(id, 'Le dernier')).status).toBe(200);
    expect((await rowsOf(id)).map(({ comment }) => comment)).toEqual(['Le dernier']);
  });

  it('ends once, with the answer of an editor and without a publication', async () => {
    const id = await article('essai-repondu');
    await ask(id);
    const statuses = (await Promise.all([end(id, 'La date manque.'), end(id, 'La date manque.')])).map((r) => r.status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await reviewOf(id))?.ended).toMatchObject({
      by: editor.name,
      answer: 'La date manque.',
      outcome: 'reviewed',
    });
    const { body } = await trial.edit('GET', `/news?where[id][equals]=${id}&where[_status][equals]=published`);
    expect(body.totalDocs).toBe(0);
    // Another request is another review.
    expect((await ask(id, 'Voilà la date.')).status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('is not ended by the answer to a request whose place it took: its editor has not read it', async () => {
    const id = await article('essai-remplace');
    await ask(id, 'Vérifiez les dates.');
    await ask(id, 'Vérifiez les prix.');
    const refused = await end(id, 'Les dates sont justes.', 'Vérifiez les dates.');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('une autre a pris sa place')]);
    expect(await reviewOf(id)).toMatchObject({ comment: 'Vérifiez les prix.', ended: null });
    expect((await end(id, 'Les prix aussi.', 'Vérifiez les prix.')).status).toBe(200);
    expect((await reviewOf(id))?.ended).toMatchObject({ answer: 'Les prix aussi.', outcome: 'reviewed' });
  });

  it('ends with the publication of its document, alone or with others, and not with a draft', async () => {
    const [id, other] = [await article('essai-publie-1'), await article('essai-publie-2')];
    for (const each of [id, other]) await ask(each);
    expect((await trial.edit('PATCH', `/news/${id}?draft=true&locale=fr`, { title: 'Repris' })).status).toBe(200);
    expect((await reviewOf(id))?.ended).toBeNull();
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect((await reviewOf(id))?.ended).toMatchObject({ by: editor.name, outcome: 'published' });
    const both = await trial.edit('PATCH', `/news?locale=fr&where[id][equals]=${other}`, { _status: 'published' });
    expect(both.status, both.text).toBe(200);
    expect((await reviewOf(other))?.ended).toMatchObject({ outcome: 'published' });
  });

  it('leaves the dashboard with a document in the trash, returns with it, and is deleted with it', async () => {
    const id = await article('essai-jete-relu');
    await ask(id);
    const isListed = async () => (await listsOf(editor)).open?.includes('Actualité · essai-jete-relu');
    expect(await isListed()).toBe(true);
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    expect(await isListed()).toBe(false);
    expect((await ask(id)).status).toBe(404);
    await trial.edit('PATCH', `/news/${id}?trash=true`, { deletedAt: null, _status: 'draft' });
    expect(await isListed()).toBe(true);
    await trial.edit('DELETE', `/news/${id}`);
    expect((await trial.edit('DELETE', `/news/${id}?trash=true`)).status).toBe(200);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is refused to strangers, to other schools and the site, and without a comment or with too long a one', async () => {
    const id = await article('essai-refuse');
    const stranger = await personHeaders(contentUrl, 'secondEditor');
    expect((await ask(id, 'x', {})).status).toBe(401);
    expect((await ask(id, 'x', trial.service)).status).toBe(403);
    expect((await ask(id, 'x', stranger)).status).toBe(404);
    expect((await trial.send('GET', `/news/${id}/review`, undefined, stranger)).status).toBe(404);
    for (const comment of ['', '  ', undefined, 12, 'x'.repeat(1001)]) {
      expect((await trial.send('POST', `/news/${id}/review`, { comment }, contributor)).status).toBe(400);
    }
    expect(await rowsOf(id)).toEqual([]);
    const seen = await trial.send('GET', '/reviews?depth=0&pagination=false', undefined, stranger);
    expect(seen.body.docs).toEqual([]);
  });
});
