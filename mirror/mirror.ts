import { requirePinnedNode } from '../launcher/environment.ts';
import { compareMirror } from './compare.ts';
import { type MirrorOptions, readOptions } from './options.ts';
import { writeMirror } from './write-mirror.ts';

/**
 * `npm run mirror`: the published site as files. It ends with 0 where all is there, or nothing differs; with 1 where something failed
 * or differs; with 2 where it could not begin.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function write(options: MirrorOptions): Promise<boolean> {
  const started = performance.now();
  const { pages, files, redirects, bytes, provisional, failures, isPublished } = await writeMirror(options);
  for (const { url, reason, namedBy } of failures) say(`failed: ${url}: ${reason} (${namedBy} leads there)`);
  const seconds = Math.round((performance.now() - started) / 1000);
  say(
    `${pages} pages, ${files} files in all, ${redirects} redirects, ${bytes} bytes, ${failures.length} failures in ${seconds} s`,
  );
  if (provisional > 0)
    say(`${provisional} pictures are in another width than their name says: the site still makes them`);
  say(
    isPublished
      ? `The mirror is in ${options.folder}/current.`
      : 'A page of the sitemap failed: the mirror before this one stays the current one.',
  );
  return failures.length === 0;
}

async function compare(options: MirrorOptions): Promise<boolean> {
  const { made, compared, drift } = await compareMirror(options);
  for (const { url, kind, detail } of drift) say(`${kind}: ${url}: ${detail}`);
  say(`${compared} pages of the mirror of ${made} compared, ${drift.length} differ`);
  return drift.length === 0;
}

requirePinnedNode();
try {
  const options = readOptions(process.argv.slice(2), process.env);
  process.exitCode = (await (options.compares ? compare(options) : write(options))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
