import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { benchEnvironment } from '../bench-environment.ts';
import { logInEditor } from '../editor.ts';
import { budget, median, say } from '../load.ts';
import { measurePages } from '../measured-pages.ts';
import { addCopies } from './add-copies.ts';

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

/** What the list and the home page cost, every response fetched anew, with the sample's news and with 10,000. */
export async function benchGrowth(): Promise<boolean> {
  const { environment } = await benchEnvironment();
  const measured = async (page: string) => (await measurePages(page, 'fetched', 4000)).perSecond;
  const pages = ['/', '/news', '/en/news'];
  const before = new Map<string, number>();
  for (const page of pages) before.set(page, await measured(page));
  const database = new DatabaseSync(path.join(environment.dataDir, 'content.db'), { timeout: 30_000 });
  addCopies(database, 'news', manyNews);
  database.close();
  process.stdout.write(`Growth from the sample's news to ${manyNews}\n`);
  let kept = true;
  for (const page of pages) {
    const slower = (before.get(page) ?? 0) / (await measured(page));
    kept = budget(`${page}, times slower`, slower, growthBudget, slower <= growthBudget) && kept;
  }
  return kept;
}
