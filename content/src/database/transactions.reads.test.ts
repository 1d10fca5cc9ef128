import type { Socket } from 'node:net';
import { createLocalReq, type Payload } from 'payload';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { failAfterStatement } from '../../tests/fail-after-statement.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { databaseOf, isOver, query, sessionOf, sql } from './sql.ts';

/** A content service within this process, on the database of the tests, in which single statements can fail on purpose. */
let payload: Payload;
let school = 0;
let author = 0;
let hashOf: typeof import('../features/translations/text-of.ts').hashOf;
let schedule: typeof import('../features/scheduling/schedule.ts').schedule;
let runSchedules: typeof import('../features/scheduling/schedule-task.ts').runSchedules;
let tables: string[] = [];

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
  author = (await payload.find({ collection: 'users', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
  ({ hashOf } = await import('../features/translations/text-of.ts'));
  ({ schedule } = await import('../features/scheduling/schedule.ts'));
  ({ runSchedules } = await import('../features/scheduling/schedule-task.ts'));
  tables = Object.keys((payload.db as unknown as { tables: object }).tables);
});

afterAll(() => payload.destroy());

/** The number of rows of every table, and the documents of a collection with their versions. */
async function snapshot(collection: string): Promise<string> {
  const counts = tables.map(
    (table) => sql`SELECT ${table} AS "name", count(*) AS "rows" FROM ${sql.identifier(table)}`,
  );
  const sizes: unknown[] = [];
  for (let from = 0; from < counts.length; from += 40) {
    sizes.push(...(await query(payload, sql.join(counts.slice(from, from + 40), sql` UNION ALL `))));
  }
  const rows: unknown[] = [];
  for (const table of tables.filter((name) => name === collection || name.startsWith(`_${collection}_v`))) {
    rows.push(await query(payload, sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1 DESC LIMIT 50`));
  }
  return JSON.stringify([sizes, rows]);
}

const article = (slug: string) => ({
  ...{ title: slug, slug, introduction: 'Essai.', publishDate: '2026-11-01T08:00:00.000Z', school },
});
let numbered = 0;
const nextSlug = () => {
  numbered += 1;
  return `essai-transaction-${numbered}`;
};
const within = { collection: 'news', locale: 'fr', depth: 0 } as const;
const draft = (slug = nextSlug()) =>
  payload.create({ ...within, draft: true, data: { ...article(slug), _status: 'draft' } });
const later = '2027-01-01T08:00:00.000Z';
const news = (id: number) => ({ collection: 'news', id }) as const;
async function published() {
  const { id } = await draft();
  return payload.update({ ...within, id, data: { _status: 'published' } });
}

interface Case {
  name: string;
  collection?: string;
  /** before a release only: its statements take as long as those of all the others */
  isLong?: boolean;
  /** creates the documents of the operation. @returns the operation */
  prepare: () => Promise<() => Promise<unknown>>;
}

const cases: Case[] = [
  { name: 'creating a draft', prepare: async () => () => draft() },
  {
    name: 'creating something published',
    prepare: async () => () => payload.create({ ...within, data: { ...article(nextSlug()), _status: 'published' } }),
  },
  {
    name: 'saving a draft of what is published',
    prepare: async () => {
      const { id } = await published();
      return () => payload.update({ ...within, id, draft: true, data: { title: 'Autre', _status: 'draft' } });
    },
  },
  {
    name: 'publishing at another URL, with its redirect',
    prepare: async () => {
      const { id } = await published();
      return () => payload.update({ ...within, id, data: { slug: nextSlug(), _status: 'published' } });
    },
  },
  {
    name: 'unpublishing',
    prepare: async () => {
      const { id } = await published();
      return () => payload.update({ ...within, id, data: { _status: 'draft' } });
    },
  },
  {
    name: 'restoring a version',
    prepare: async () => {
      const { id } = await published();
      const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } } });
      return () => payload.restoreVersion({ collection: 'news', id: String(docs.at(-1)?.id), depth: 0 });
    },
  },
  {
    name: 'confirming a translation',
    prepare: async () => {
      const { id } = await published();
      const data = { title: 'A title', _status: 'published' } as const;
      await payload.update({ ...within, locale: 'en', id, data });
      await payload.update({ ...within, id, data: { title: 'Autre titre', _status: 'published' } });
      const { endpoints } = payload.collections.news.config;
      const confirm = (endpoints || []).find(({ path, method }) => path === '/:id/translation' && method === 'post');
      const user = { ...(await payload.findByID({ collection: 'users', id: author, depth: 0 })), collection: 'users' };
      const texts = [{ idPath: 'title', hash: hashOf('Autre titre') }];
      return async () => {
        const req = await createLocalReq({ user: user as never }, payload);
        Object.assign(req, { routeParams: { id: `${id}` }, json: async () => ({ texts }) });
        return confirm?.handler(req);
      };
    },
  },
  {
    name: 'moving to the trash, with a waiting draft and what is scheduled',
    prepare: async () => {
      const { id } = await published();
      await payload.update({ ...within, id, draft: true, data: { title: 'Autre', _status: 'draft' } });
      await schedule({ payload, user: { id: author }, i18n: { language: 'fr' } } as never, news(id), 'publish', later);
      return () => payload.update({ ...within, id, data: { deletedAt: new Date().toISOString() } });
    },
  },
  {
    name: 'taking out of the trash',
    prepare: async () => {
      const { id } = await published();
      await payload.update({ ...within, id, data: { deletedAt: new Date().toISOString() } });
      return () => payload.update({ ...within, id, trash: true, data: { deletedAt: null, _status: 'draft' } });
    },
  },
  {
    name: 'deleting',
    prepare: async () => {
      const { id } = await published();
      return () => payload.delete({ collection: 'news', id });
    },
  },
  {
    name: 'editing several',
    prepare: async () => {
      const ids = [(await published()).id, (await published()).id];
      return () => payload.update({ ...within, where: { id: { in: ids } }, data: { summary: 'Essai' } });
    },
  },
  {
    name: 'taking several offline',
    prepare: async () => {
      const ids = [(await published()).id, (await published()).id];
      return () => payload.update({ ...within, where: { id: { in: ids } }, data: { _status: 'draft' } });
    },
  },
  {
    name: 'importing a file',
    collection: 'redirects',
    prepare: async () => {
      const { endpoints } = payload.collections.redirects.config;
      const importing = (endpoints || []).find(({ path, method }) => path === '/csv' && method === 'post');
      const where = { role: { equals: 'admin' } };
      const user = { ...(await payload.find({ collection: 'users', where, depth: 0 })).docs[0], collection: 'users' };
      const file = [
        'ancienne_adresse,nouvelle_adresse',
        '/essai-fichier-1,/formations',
        '/essai-fichier-2,/formations',
      ].join('\n');
      return async () => {
        const req = await createLocalReq({ user: user as never }, payload);
        const { body, headers } = new Response(file, { headers: { 'content-type': 'text/csv' } });
        Object.assign(req, { body, headers, searchParams: new URLSearchParams() });
        const response = await importing?.handler(req);
        if (response?.status !== 200) throw new Error(await response?.text());
      };
    },
  },
  {
    name: 'deleting several',
    isLong: true,
    prepare: async () => {
      const ids = [(await published()).id, (await published()).id];
      return () => payload.delete({ collection: 'news', where: { id: { in: ids } } });
    },
  },
];

const tested = cases.filter(({ isLong }) => !isLong || process.env.TESTS === 'long');

/**
 * Has an operation fail after its first statement, then after its second, and so on, until it is kept.
 * @param check is called after each failure, with the number and the text of the statement
 * @returns how many statements failed
 */
async function failAfterEach(
  operation: () => Promise<unknown>,
  check: (statement: number, text: string) => Promise<void>,
): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    const failure = failAfterStatement(payload, statement);
    const outcome = await operation().then(
      () => 'kept',
      () => 'refused',
    );
    if (!failure.restore()) {
      expect(outcome, `without a failure, after ${statement - 1} statements`).toBe('kept');
      return statement - 1;
    }
    expect(outcome, `statement ${statement}: ${failure.statement()}`).toBe('refused');
    await check(statement, failure.statement());
  }
}

describe('a failure after any statement leaves nothing behind:', () => {
  it.each(tested)('$name', { timeout: 240_000 }, async ({ collection = 'news', prepare }) => {
    const operation = await prepare();
    const before = await snapshot(collection);
    let compared = 0;
    const statements = await failAfterEach(operation, async (statement, text) => {
      // The last one: what any of them left would be there. To compare after each takes as long as all the rest.
      if (!/^commit/i.test(text)) return;
      compared = statement;
      if ((await snapshot(collection)) === before) return;
      await compareAfterEach(await prepare(), collection);
      expect.fail(`One of the statements up to ${statement} left something behind.`);
    });
    expect(statements).toBeGreaterThan(3);
    expect(compared, 'the last statement is a commit').toBe(statements);
    expect(await snapshot(collection)).not.toBe(before);
  });

  /** Names the statement that leaves something behind. */
  async function compareAfterEach(operation: () => Promise<unknown>, collection: string): Promise<void> {
    const before = await snapshot(collection);
    await failAfterEach(operation, async (statement, text) => {
      expect(await snapshot(collection), `statement ${statement}: ${text}`).toBe(before);
    });
  }
});

describe('a change of scheduled jobs that fails leaves no transaction open:', () => {
  const opened = () => Object.values(databaseOf(payload).sessions).filter((session) => !session?.isUndone);
  /** Fails where an open transaction has the lock. */
  const change = () => payload.update({ collection: 'users', id: author, data: {} });

  it('the claim of those that are due', async () => {
    await expect(runSchedules(payload, { nothing: { equals: 1 } })).rejects.toThrow('nothing');
    expect(opened()).toEqual([]);
    await change();
  });

  it('any other', async () => {
    const job = { collection: 'news', id: 0 } as const;
    await schedule({ payload, user: { id: author }, i18n: { language: 'fr' } } as never, job, 'publish', later);
    const { docs } = await payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
    const id = docs[0]?.id ?? 0;
    const statements = await failAfterEach(
      () => payload.jobs.cancelByID({ id }),
      async () => expect(opened()).toEqual([]),
    );
    expect(statements).toBeGreaterThan(1);
    await payload.delete({ collection: 'payload-jobs', id });
    await change();
  });
});

it('a transaction is over once its COMMIT is answered, not before', async () => {
  const database = databaseOf(payload);
  const id = await database.beginTransaction();
  const session = sessionOf(database, id);
  if (!session) throw new Error('The transaction did not begin');
  expect(await isOver(payload, id)).toBe(false);
  const { resolve } = session;
  let answer = () => {};
  session.resolve = () => new Promise<void>((ready) => (answer = ready)).then(resolve);
  const committed = database.commitTransaction(id);
  await vi.waitFor(() => expect(sessionOf(database, id)).toBeUndefined());
  expect(await isOver(payload, id)).toBe(false);
  answer();
  await committed;
  expect(await isOver(payload, id)).toBe(true);
});

describe('concurrent transactions', () => {
  it('wait for each other, and for writes outside of transactions', async () => {
    const { id } = await published();
    const titles = Array.from({ length: 12 }, (_, index) => `Titre ${index}`);
    await Promise.all(titles.map((title) => payload.update({ ...within, id, data: { title, _status: 'published' } })));
    const { docs } = await payload.findVersions({ ...within, where: { parent: { equals: id } }, limit: 50 });
    expect(new Set(docs.map(({ version }) => version.title))).toEqual(new Set([...titles, docs.at(-1)?.version.title]));
  });

  it('accept no statement after their rollback', async () => {
    const transactionID = await payload.db.beginTransaction();
    const req = { transactionID } as never;
    await payload.db.rollbackTransaction(transactionID as string);
    await expect(query(payload, sql`SELECT 1`, req)).rejects.toThrow('undone');
    await expect(payload.db.commitTransaction(transactionID as string)).rejects.toThrow('undone');
  });

  it.runIf(inject('contentEnvironment').DATABASE_URL?.startsWith('postgres'))(
    'that PostgreSQL did not begin keep no connection',
    async () => {
      const { pool } = payload.db as unknown as { pool: Pool };
      const cut = (client: { connection?: { stream: Socket } }) => client.connection?.stream.destroy();
      const { max } = pool.options;
      expect(max).toBeGreaterThan(0);
      pool.on('acquire', cut as never);
      try {
        for (let time = 0; time < max; time += 1) await expect(payload.db.beginTransaction()).rejects.toThrow();
      } finally {
        pool.off('acquire', cut as never);
      }
      const transactionID = await payload.db.beginTransaction();
      await payload.db.rollbackTransaction(transactionID as string);
    },
  );
});
