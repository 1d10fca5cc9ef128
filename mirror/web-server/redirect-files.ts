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

/**
 * A page for every old path that leads on by itself, for buckets that know no redirects.
 * @param taken files of pages
 */
export function stubPages(
  rules: readonly RedirectRule[],
  taken: ReadonlySet<string>,
  origin: string,
): { name: string; html: string }[] {
  return rules.flatMap((rule) => {
    const name = rule.kind === 'exact' ? fileNameOf(new URL(origin + rule.from), true) : null;
    if (rule.kind !== 'exact' || name === null || taken.has(name)) return [];
    const to = escaped(rule.to);
    const html =
      `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">` +
      `<meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`;
    return [{ name, html }];
  });
}
