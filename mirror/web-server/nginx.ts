import type { Crawled } from '../crawl.ts';
import { contentTypes, plainQuery } from '../file-names.ts';
import type { RedirectRule } from './redirect-rules.ts';

/** The configuration of an nginx that serves a mirror: `nginx-http.conf` for its block `http`, `nginx-server.conf` for `server`. */

/** A text of others between quotes: what would end it, or begin a variable, is percent-encoded. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\$\s]/g, (character) => encodeURIComponent(character))}"`;

/** The regular expression of a literal text, encoded as browsers do but for backslashes, which they never send. */
const literal = (text: string): string =>
  text.replaceAll('\\', '%5C').replaceAll(/[.*+?()[\]{}|^$]/g, (character) => `\\${character}`);

/** What may be between the ends of a pattern: nothing that leads out of the target's path (`contract/routes/legacy-table.ts`). */
const captured = '(?![/\\\\\\\\])(?!(?:.*/)?(?:[.]|%2e){1,2}(?:/|$))(?!.*(?:%[01]|\\\\\\\\))(?<vitrine_captured>.+)';

/** A target with the query of the request: in front of a fragment, behind a query of its own. */
function withQuery(to: string): string {
  const [before = '', fragment] = to.split('#', 2);
  const query = before.includes('?') ? '$vitrine_and_args' : '$is_args$args';
  const target = quoted(before)
    .slice(1, -1)
    .replace('*', '$' + '{vitrine_captured}');
  return `"${target}${query}${fragment === undefined ? '' : `#${quoted(fragment).slice(1, -1)}`}"`;
}

function ruleOf(rule: RedirectRule): string {
  if (rule.kind === 'query') return `  ${quoted(rule.from)} ${quoted(rule.to)};`;
  if (rule.kind === 'exact') return `  ${quoted(rule.from)} ${withQuery(rule.to)};`;
  const { prefix, suffix, to } = rule;
  return `  "~*^${literal(prefix)}${captured}${literal(suffix)}$" ${withQuery(to)};`;
}

/** The size of hash tables for so many lines, the longest of so many bytes. */
function hashSizes(lines: string[]): string {
  const power = (least: number) => 2 ** Math.ceil(Math.log2(least));
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return `map_hash_bucket_size ${power(Math.max(128, longest + 64))};\nmap_hash_max_size ${power(Math.max(2048, lines.length * 2))};`;
}

/** Redirects, the spelling of every page, error pages and lifetimes, as maps. */
export function httpConfiguration(
  rules: readonly RedirectRule[],
  { pages, provisional }: Pick<Crawled, 'pages' | 'provisional'>,
): string {
  const paths = [...new Set([...pages.keys()].map((page) => page.split('?')[0] ?? ''))];
  const moved = rules.filter(({ kind }) => kind !== 'query').map(ruleOf);
  const byQuery = rules.filter(({ kind }) => kind === 'query').map(ruleOf);
  const spellings = paths.map((path) => `  ${quoted(path)} ${quoted(path)};`);
  const forNow = [...provisional].map((url) => `  ${quoted(new URL(url).pathname)} "public, max-age=60";`);
  return `# Written by "npm run mirror"; include it in the block http, and nginx-server.conf in a server.
${hashSizes([...moved, ...byQuery, ...spellings, ...forNow])}
map $request_uri $vitrine_path {
  "~^(?<vitrine_raw>/[^?]*?)/*(?:[?].*)?$" $vitrine_raw;
}
map $args $vitrine_and_args {
  "" "";
  default "&$args";
}
# Redirects of old URLs: a string in any case, then the first expression.
map $vitrine_path $vitrine_moved {
  default "";
${moved.join('\n')}
}
map $request_uri $vitrine_moved_by_query {
  default $vitrine_moved;
${byQuery.join('\n')}
}
# Every page in its own spelling.
map $vitrine_path $vitrine_canonical {
  default "";
${spellings.join('\n')}
}
map "$vitrine_canonical $request_uri" $vitrine_is_misspelt {
  default 1;
  "~^ " "";
  "~^(?<vitrine_own>[^ ]+) \\k<vitrine_own>(?:[?].*)?$" "";
}
map $args $vitrine_query {
  default "";
  "~${plainQuery}" "@$args";
}
map $arg_kind $vitrine_kind {
  default $vitrine_query;
  "" "";
}
map $request_uri $vitrine_not_found {
  default /404.html;
  "~^/en(?:[/?]|$)" /en/404.html;
}
map $uri $vitrine_cache_control {
  default "no-cache";
  "~^/(?:assets|media)/" "public, max-age=31536000, immutable";
${forNow.join('\n')}
}
`;
}

/** Headers of the site's pages that hold for files as well. */
const copiedHeaders = [
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Pages of a mirror have no scripts; their forms lead to the site itself or to a CRM. */
const policy =
  "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self' https:; frame-ancestors 'none'; " +
  "img-src 'self' data:; manifest-src 'self'; media-src 'self'; style-src 'self' 'unsafe-inline'";

/** What a server of a mirror does; its address, certificate and `root` are the operator's. */
export function serverConfiguration({ types }: Pick<Crawled, 'types'>, headers: Headers): string {
  const common = copiedHeaders.flatMap((name) =>
    headers.has(name) ? [`add_header ${name} "${headers.get(name)}" always;`] : [],
  );
  const extensions = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`);
  const others = [...types].map(
    ([path, type]) => `location = ${quoted(path)} {\n  types {}\n  default_type "${type}";\n}`,
  );
  return `# Written by "npm run mirror"; the server names the folder: root FOLDER/current/files;
set $vitrine_mirror included;
types {
${extensions.join('\n')}
}
default_type application/octet-stream;
add_header cache-control $vitrine_cache_control always;
add_header content-security-policy "${policy}" always;
${common.join('\n')}
absolute_redirect off;
server_tokens off;
gzip on;
gzip_vary on;
gzip_types text/css text/plain image/svg+xml application/xml application/atom+xml application/feed+json text/calendar;
error_page 403 404 =404 $vitrine_not_found;
if ($vitrine_moved_by_query != "") { return 301 $vitrine_moved_by_query; }
if ($vitrine_is_misspelt) { return 301 $vitrine_canonical$is_args$args; }
location / {
  try_files "$uri/index$vitrine_query.html" $uri/index.html $uri =404;
}
# A calendar of one kind of events; of a kind that is none there is no calendar, on the site neither.
location ~ "^(?<vitrine_calendar>.+)[.]ics$" {
  try_files "$vitrine_calendar$vitrine_kind.ics" =404;
}
location ~ "/index(?:@[^/]*)?[.]html$|^(?:/en)?/404[.]html$" {
  internal;
}
${others.join('\n')}
`;
}
