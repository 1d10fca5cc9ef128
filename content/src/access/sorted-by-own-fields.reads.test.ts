import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';
import configuration from '../payload.config.ts';

const contentUrl = inject('contentUrl');
const config = await configuration;

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(contentUrl);
});
afterAll(() => trial.clear());

const sorted = (path: string, sort: string) => trial.edit('GET', `/${path}?locale=fr&depth=0&limit=3&sort=${sort}`);

describe('an order that goes by another document', () => {
  it('is refused for every relation of every collection', async () => {
    const readable: string[] = [];
    for (const { slug, flattenedFields } of config.collections) {
      if ((await trial.edit('GET', `/${slug}?limit=1&depth=0&locale=fr`)).status !== 200) continue;
      for (const { name, type } of flattenedFields) {
        if (type !== 'relationship' && type !== 'upload') continue;
        readable.push(`${slug}: ${name}`);
        const { status, text } = await sorted(slug, `${name}.updatedAt`);
        expect([slug, name, status, text]).toEqual([slug, name, 400, expect.stringContaining('autre document')]);
      }
    }
    // Accounts, whose names and addresses editors do not read, and documents that may be of another school.
    for (const relation of [
      'reviews: requestedBy',
      'reviews: endedBy',
      'payload-locked-documents: user',
      'news: campus',
    ])
      expect(readable).toContain(relation);
  });

  it.each([
    ...[
      ['reviews', 'requestedBy.email'],
      ['reviews', '-requestedBy.hash'],
      ['reviews', 'requestedBy__email'],
      ['reviews', 'requestedAt,requestedBy.name'],
      ['users', 'schools.name'],
    ],
    ...[
      ['news/versions', 'parent.title'],
      ['news/versions', '-version.campus.title'],
      ['pages', 'body.image.alt'],
      ['pages', 'body.image.fr.alt'],
    ],
  ])('is refused: %s by %s', async (path, sort) => {
    expect((await sorted(path, sort)).status).toBe(400);
  });

  it('is refused to a save of several documents, and said in the language of the panel', async () => {
    const path = '/news?locale=fr&draft=true&limit=1&sort=campus.title&where[id][equals]=0';
    const refused = await trial.edit('PATCH', path, { title: 'x' }, { 'accept-language': 'en' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('sort by a field of the document')]);
  });
});

it('documents are sorted by their own fields: in a language, of a group, the relation itself, of a version', async () => {
  for (const [path, sort] of [
    ...[
      ['news', 'title'],
      ['news', '-title.en'],
      ['news', '_status,-publishDate'],
      ['offerings', 'campus'],
      ['reviews', '-requestedBy'],
    ],
    ...[
      ['courses', 'finder.making.places'],
      ['news/versions', '-version.title'],
      ['news/versions', '-updatedAt'],
    ],
  ] as const)
    expect([path, sort, (await sorted(path, sort)).status]).toEqual([path, sort, 200]);
  const { docs } = await trial.read<{ docs: { id: number; campus: number }[] }>(
    '/offerings?locale=fr&depth=0&sort=-campus',
  );
  const campuses = docs.map(({ campus }) => campus);
  expect(new Set(campuses).size).toBeGreaterThan(1);
  expect(campuses).toEqual(campuses.toSorted((a, b) => b - a));
  // Editors do not read accounts, but their own.
  const users = await trial.read<{ docs: object[] }>(
    '/users?sort=email',
    await personHeaders(contentUrl, 'contributor'),
  );
  expect(users.docs).toHaveLength(1);
});
