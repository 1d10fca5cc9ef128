import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineStyles, readStyleSheets } from './inlined-styles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const sheets = {
    'shared.css': '@layer base, pages;a{color:red}\n',
    'page.css': 'b{background:url(/assets/a.svg)}',
    'ends.css': 'a{content:"</STYLE>"}',
    'beside.css': 'a{background:url("a.svg")}',
  };
  for (const [name, text] of Object.entries(sheets)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

it('puts the sheets of a page into it in their order, and switches their links off', () => {
  const sheets = readStyleSheets(['/page.css', '/shared.css'], folder);
  const html = `<head><title>a</title>${link('/shared.css')}${link('/page.css')}</head><body><p>$&amp;</p></body>`;
  expect(inlineStyles(html, sheets)).toBe(
    '<head><title>a</title><style>@layer base, pages;a{color:red}b{background:url(/assets/a.svg)}</style>' +
      '<link rel="stylesheet" href="/shared.css" disabled=""/><link rel="stylesheet" href="/page.css" disabled=""/>' +
      '</head><body><p>$&amp;</p></body>',
  );
});

it('knows a style sheet by the URL in the manifest, mark included', () => {
  const sheets = readStyleSheets(['/page.css#'], folder);
  expect(inlineStyles(link('/page.css#'), sheets)).toContain('<style>b{');
});

it('leaves a page with a sheet that it does not know to its links', () => {
  const sheets = readStyleSheets(['/shared.css'], folder);
  const html = link('/shared.css') + link('/other.css');
  expect(inlineStyles(html, sheets)).toBe(html);
  expect(inlineStyles('<p>no sheet</p>', sheets)).toBe('<p>no sheet</p>');
});

it.each(['/ends.css', '/beside.css'])('refuses at start what would not be the same within a page: %s', (url) => {
  expect(() => readStyleSheets([url], folder)).toThrow(url);
});
