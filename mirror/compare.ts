import { currentMirror } from './mirror-folder.ts';
import type { MirrorOptions } from './options.ts';
import { readableText } from './references.ts';
import { createVisitor, type Visited } from './visitor.ts';
import { readSitemap } from './write-mirror.ts';

/** A page that differs between the mirror and the site. */
export interface Drift {
  url: string;
  kind: 'changed' | 'gone from the site' | 'not in the mirror' | 'unreadable';
  /** where the texts begin to differ, or the status */
  detail: string;
}

export interface Comparison {
  /** when the mirror was made, ISO */
  made: string;
  compared: number;
  drift: Drift[];
}

/** Words before and after the first difference. */
const before = 4;
const after = 8;

/** Where two texts begin to differ; null where they are the same. */
function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  let at = 0;
  while (ours[at] === theirs[at]) at += 1;
  const around = (words: string[]) => words.slice(Math.max(0, at - before), at + after).join(' ');
  return `"${around(ours)}" is now "${around(theirs)}"`;
}

/**
 * Compares the text of every page of the newest mirror with that of the site, and the sitemap with the pages.
 * @throws where there is no mirror, or the sitemap cannot be read
 */
export async function compareMirror({ folder, origin, concurrency }: MirrorOptions): Promise<Comparison> {
  const { index, read } = await currentMirror(folder);
  const visit = createVisitor(concurrency);
  const sitemap = await readSitemap(visit, origin);

  async function compare([url, name]: [string, string]): Promise<Drift[]> {
    let live: Visited;
    try {
      live = await visit(new URL(url, origin));
    } catch (error) {
      return [{ url, kind: 'unreadable', detail: String(error instanceof Error ? (error.cause ?? error) : error) }];
    }
    const { status, body } = live;
    if (status !== 200) {
      const kind = status >= 500 ? 'unreadable' : 'gone from the site';
      return [{ url, kind, detail: `status ${status}` }];
    }
    const detail = firstDifference(readableText(await read(name)), readableText(body.toString()));
    return detail === null ? [] : [{ url, kind: 'changed', detail }];
  }

  const pages = Object.entries(index.pages);
  const changed = (await Promise.all(pages.map(compare))).flat();
  changed.sort((a, b) => (a.url < b.url ? -1 : 1));
  const added = sitemap
    .map((listed) => new URL(listed).pathname)
    .filter((path) => !(path in index.pages))
    .map((url): Drift => ({ url, kind: 'not in the mirror', detail: 'the sitemap names it' }));
  return { made: index.made, compared: pages.length, drift: [...changed, ...added] };
}
