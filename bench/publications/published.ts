import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { benchEnvironment } from './bench-environment.ts';
import { logInEditor } from './editor.ts';
import { budget, median, say } from './load.ts';
import { measurePages } from './measured-pages.ts';

/** Milliseconds from the end of a publication until a list shows it. */
const freshBudget = 1000;
/** How many times slower a page may become when there are 10,000 news in place of 30. */
const growthBudget = 3;
const manyNews = 10_000;

/** How long after a publication the list of courses is new. */
export async function benchInvalidation(): Promise<boolean> {
  const { origin, environment } = await benchEnvironment();
  const editor = await logInEditor(environment.contentUrl);
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await (await fetch(`${origin}/formations`)).text();
    const title = await editor.renameCourse();
    const begun = performance.now();
    for (let isNew = false; !isNew && performance.now() - begun < 30_000; ) {
      isNew = (await (await fetch(`${origin}/formations`)).text()).includes(title);
      if (!isNew) await pause(5);
    }
    waits.push(performance.now() - begun);
  }
  process.stdout.write('A page after a publication\n');
  const longest = Math.max(...waits);
  say('middle, ms', median(waits).toFixed(0));
  return budget('longest, ms', longest, freshBudget, longest < freshBudget);
}

/** Copies of the first article, each older than the one before, straight into the database: as fast as it can be done. */
function addNews(file: string, upTo: number): void {
  const database = new DatabaseSync(file, { timeout: 30_000 });
  const columns = (table: string, except: string[]) =>
    (database.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !except.includes(name))
      .join(', ');
  const own = columns('news', ['id', 'publish_date']);
  const translated = columns('news_locales', ['id', 'slug', '_parent_id']);
  const { count, last, first } = database
    .prepare('select count(*) as count, max(id) as last, min(id) as first from news')
    .get() as { count: number; last: number; first: number };
  const article = database.prepare(
    `insert into news (id, publish_date, ${own}) select ?, datetime('2015-01-01', '-' || ? || ' hours'), ${own} from news where id = ?`,
  );
  const translation = database.prepare(
    `insert into news_locales (slug, _parent_id, ${translated}) select slug || '-' || ?, ?, ${translated} from news_locales where _parent_id = ${first}`,
  );
  database.exec('begin');
  for (let id = last + 1; id <= last + upTo - count; id += 1) {
    article.run(id, id, first);
    translation.run(id, id);
  }
  database.exec('commit');
  database.close();
}

/** What the list and the home page cost, every response fetched anew, with the sample's news and with 10,000. */
export async function benchGrowth(): Promise<boolean> {
  const { environment } = await benchEnvironment();
  const measured = async (page: string) => (await measurePages(page, 'fetched', 4000)).perSecond;
  const pages = ['/', '/news', '/en/news'];
  const before = new Map<string, number>();
  for (const page of pages) before.set(page, await measured(page));
  addNews(path.join(environment.dataDir, 'content.db'), manyNews);
  process.stdout.write(`Growth from the sample's news to ${manyNews}\n`);
  let kept = true;
  for (const page of pages) {
    const slower = (before.get(page) ?? 0) / (await measured(page));
    kept = budget(`${page}, times slower`, slower, growthBudget, slower <= growthBudget) && kept;
  }
  return kept;
}
