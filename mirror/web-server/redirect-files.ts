import { fileNameOf } from '../file-names.ts';
import type { RedirectRule } from './redirect-rules.ts';

/** `_redirects`, which many hosts of static files read: one rule a line. They know no pattern with an end. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap((rule) => {
    if (rule.kind === 'exact') return [`${rule.from} ${rule.to} 301`];
    if (rule.kind === 'query' || rule.suffix !== '') return [];
    return [`${rule.prefix}* ${rule.to.replace('*', ':splat')} 301`];
  });
  return `${lines.join('\n')}\n`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function stubPage(target: string): string {
  const to = escaped(target);
  return (
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`
  );
}

/** The folders that a file needs, and the file itself. */
const waysTo = (name: string): string[] => name.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

/**
 * A page for every old path that leads on by itself, for buckets that know no redirects. A path below a file, such as
 * `/agenda/index.html/` beside a page `/agenda`, cannot have one; nginx has its redirect all the same.
 * @param found redirects that pages of the site lead to, by path and query, as they spell them: buckets compare in one case
 * @param taken files of pages
 */
export function stubPages(
  rules: readonly RedirectRule[],
  found: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
  origin: string,
): { from: string; name: string; html: string }[] {
  const exact = rules.flatMap((rule) => (rule.kind === 'exact' ? [[rule.from, rule.to] as const] : []));
  const linked = [...found].filter(([from]) => !from.includes('?'));
  const stubs = new Map<string, { from: string; name: string; html: string }>();
  // The shortest first: what is below its file comes after it.
  for (const [from, to] of [...exact, ...linked].sort(([a], [b]) => a.length - b.length)) {
    const name = fileNameOf(new URL(origin + from), true);
    if (name === null || waysTo(name).some((way) => taken.has(way) || stubs.has(way))) continue;
    stubs.set(name, { from, name, html: stubPage(to) });
  }
  return [...stubs.values()];
}
