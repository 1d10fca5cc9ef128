import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

/** The texts of a file: strings, the parts of templates, and what stands between tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText || ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(source, file), 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

/** No other language has a space here; after a comma it is a selector of style sheets. */
const breaks = /(?<!,) [:;?!»]|« /;

const texts = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => textsOf(file).map((text) => ({ file, text })));

it('French texts have no-break spaces at their punctuation', () => {
  expect(texts.filter(({ text }) => text.includes('\u00a0')).length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => breaks.test(text))).toEqual([]);
});

/** Second names: of taking off the site, of characters, of taking over, and of an address of “courriel”. */
const secondNames = /dépubli|\bsignes\b|prenez le relais|adresse e-mail/i;

it('one thing has one name in French', () => {
  expect(texts.filter(({ text }) => secondNames.test(text))).toEqual([]);
});
