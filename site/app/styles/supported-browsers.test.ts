import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What browsers of the build's target do not have (Vite's `baseline-widely-available`: Chrome 111, Firefox 114, Safari 16.4), and of
 * which no compiler says so. Where one of these is behind a guard, it is not in this list.
 */
const missing: [name: string, pattern: RegExp, since: string][] = [
  ['a selector with :has() in a script', /(querySelector(All)?|closest|matches)(<[^>]*>)?\([^)]*:has\(/, 'Firefox 121'],
  ['reflection of ARIA attributes', /\.(aria[A-Z]\w+|role) ?=[^=>]/, 'Firefox 119'],
  ['the size of a query', /(query|search|params|searchParams)\.size\b/i, 'Chrome 113, Safari 17'],
  ['URL.canParse and URL.parse', /URL\.(canParse|parse)\(/, 'Chrome 120, Safari 17'],
  ['grouping', /\b(Object|Map)\.groupBy\(/, 'Chrome 117, Safari 17.4'],
  ['promises with resolvers', /Promise\.withResolvers\(/, 'Chrome 119, Safari 17.4'],
  ['one signal of many', /AbortSignal\.any\(/, 'Chrome 116, Safari 17.4'],
  ['methods of sets', /\.(isSubsetOf|isSupersetOf|symmetricDifference|difference|union|intersection)\(/, 'Chrome 122'],
];

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['app/**/*.{ts,tsx}', 'sw/**/*.ts', '../contract/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.server|\.test\.|node_modules|contract\/(settings|messages|files)\//.test(file),
);
const source = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

test('there is code of browsers to look at', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(files).toEqual(expect.arrayContaining(['app/entry.client.tsx', 'sw/visited.ts', '../contract/slug.ts']));
});

test.each(missing)('no code of browsers needs %s', (_name, pattern, _since) => {
  expect(source.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});

/**
 * Where sheets use outside of `@supports` what some of these browsers do not have, and what is left there: without `:has()` (Firefox 121)
 * the rule is dropped, without `subgrid` (Chrome 117) a grid has no lines of its own.
 */
const harmless: Record<string, string[]> = {
  'the page behind a panel scrolls, or moves by the width of its scroll bar': [
    'styles/base.css html:has(dialog:modal)',
    'styles/base.css html:has(dialog:modal)::after',
    'styles/base.css html:has(dialog:modal) > body',
    'features/consent/consent-banner.module.css :root:has(dialog:modal) .banner',
    'features/shell/action-links.module.css :root:has(dialog:modal) .bar',
    'features/shell/back-to-top.module.css :root:has(dialog:modal) .place',
  ],
  'until it is closed, what stands at the foot of the window covers the end of the page, or what has the focus': [
    'features/consent/consent-banner.module.css body:has(.banner)',
    'features/consent/consent-banner.module.css :root:has(.banner)',
    'features/pwa/app-messages.module.css body:has(.stack:popover-open)',
    'features/pwa/app-messages.module.css :root:has(.stack:popover-open)',
    'features/selection/selection-toggle.module.css :root:has(.message:not(:empty))',
  ],
  'it is said once more below the root': ['features/shell/shell.module.css :root:has(.withBar)'],
  'its player lies over it': ['features/blocks/media-blocks.module.css .screen:has(iframe) .poster'],
  'the grid makes a third column by itself': ['features/consent/consent-banner.module.css .sheet:has(.close)'],
  'what an open list covers can be reached by keyboard': [
    'features/shell/main-menu.module.css .entries:has([open]) > .entry:not(:has([open]))',
  ],
  'the radio button alone shows the choice': [
    'ui/form/choices.css .choice:has(:checked)',
    'ui/form/choices.css .choice:not(:has(:checked)):hover',
  ],
  'the directory stands above the title': [
    'pages/portfolios/course-index.module.css .nav, :global(header):has(+ .nav)',
    'pages/portfolios/course-index.module.css :global(header):has(+ .nav)',
  ],
  'a long address breaks': ["ui/facts/facts.module.css .cell:has(a[href^='mailto:'])"],
  'rows are the grid’s own: what would stand side by side is as wide as its words, or stands below': [
    'pages/agenda/agenda-filters.module.css .filters, .nav, .choices',
    'pages/agenda/day-list.css .days, .day',
    'pages/agenda/month-sheet.module.css .events',
    'pages/agenda/month-sheet.module.css .event',
    'pages/agenda/open-days-sheet.module.css .body',
    'pages/article/article-page.module.css .head',
    'pages/campus/campus-people.module.css .people, .person',
    'pages/course/curriculum.module.css .years, .year',
    'pages/home/home-page.module.css .family',
    'pages/home/lead-work.module.css .work',
    'pages/news-list/news-list-page.module.css .row',
    'pages/portfolios/portfolios-page.module.css .room',
    "pages/portfolios/room-work.module.css .work[data-hang='panorama'] > .block",
    'pages/portfolios/wall-work.module.css .label',
    'pages/search/found-row.module.css .row',
    'pages/search/search-page.module.css .results',
    'ui/grid/grid.module.css .head',
  ],
  'neighbours have rows of different heights': [
    'pages/selection/comparison-table.module.css .table tbody tr',
    'ui/card/card.module.css .cards > li',
    'ui/card/card.module.css .card',
    'ui/card/card.module.css .block',
  ],
};

/** Each rule and declaration of a sheet, and what it is in: rules and conditions. */
function linesOf(css: string): { line: string; around: string[] }[] {
  const around: string[] = [];
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)].map(([, text = '', end]) => {
    const found = { line: text.trim().replaceAll(/\s+/g, ' '), around: [...around] };
    if (end === '{') around.push(found.line);
    if (end === '}') around.pop();
    return found;
  });
}

const sheets = globSync(['app/**/*.css', 'themes/**/*.css'], { cwd: root }).flatMap((file) =>
  linesOf(readFileSync(path.join(root, file), 'utf8')).map((found) => ({
    ...found,
    place: file.replace(/^app\//, ''),
    guards: [...found.around, found.line].filter((part) => part.startsWith('@supports')).join(' '),
  })),
);
const newer = (line: string) => /:has\(|\bsubgrid\b/.exec(line)?.[0];
const ring = /:has\([^)]*:focus-visible\)/;

test('what sheets need of newer browsers is guarded, or harmless where it is absent', () => {
  const found = sheets
    .filter(({ line, guards }) => newer(line) && !ring.test(line) && !guards.includes(newer(line) ?? ''))
    .map(({ place, line, around }) => `${place} ${newer(line) === 'subgrid' ? around.at(-1) : line}`);
  expect([...new Set(found)].sort()).toEqual(Object.values(harmless).flat().sort());
});

test('the ring of a focus is taken away only where another is drawn', () => {
  expect(sheets.filter(({ line }) => ring.test(line)).length).toBeGreaterThan(5);
  const drawn = sheets
    .filter(({ line }) => /^outline: var/.test(line))
    .map(({ place, around }) => `${place} ${around.at(-1)}`);
  const taken = sheets
    .filter(({ line, around }) => line === 'outline: none' && /:focus-visible/.test(around.at(-1) ?? ''))
    .map(({ place, around, guards }) => ({ guards, rule: `${place} ${around.at(-1)}` }));
  expect(taken.length).toBeGreaterThan(5);
  expect(
    taken.filter(({ rule, guards }) => !guards.includes('selector(:has(') && !drawn.includes(`${rule}::after`)),
  ).toEqual([]);
});
