import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hydratedScopes, labelsOfBrowsers, labelsWithin, shellScopes } from './label-scopes.ts';
import { shippedLabels } from './taxonomy.ts';

const app = path.resolve(import.meta.dirname, '..');

/** The labels of every screen's sections in one table, which the server reads: it says nothing of what a browser is sent. */
const sectionTable = path.join(app, 'data/page-sections.ts');

/** Where the page of each screen that browsers render begins. */
const pages: Record<keyof typeof hydratedScopes, string> = {
  brochure: 'crm/crm-page.tsx',
  crm: 'crm/crm-page.tsx',
  'error-debug': 'error-debug/error-debug-page.tsx',
};
const screens = Object.keys(pages) as (keyof typeof pages)[];

/** All modules that a module imports, now or later, and the module itself. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || file.includes('.server') || !existsSync(file)) return found;
  found.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|\bimport) ?'(\.[^']+)'/g))
    modulesOf(path.resolve(path.dirname(file), imported), found);
  return found;
}

const shipped = Object.keys(shippedLabels('fr'));
const heads = [...new Set(shipped.map((key) => key.split('.')[0]))];
const literal = new RegExp(`['"\`]((?:${heads.join('|')})\\.[a-z$][^'"\`]*)['"\`]`, 'g');

/** The labels that modules name, in full or, as `level.${level}`, by their beginning; with the module that names them. */
function labelsNamedIn(files: Iterable<string>): { key: string; file: string }[] {
  return [...files]
    .filter((file) => file !== sectionTable && !file.startsWith(path.join(app, 'labels')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(literal)].flatMap(([, text = '']) => {
        const [beginning = '', ...rest] = text.split('$');
        const isMeant = (key: string) => (rest.length > 0 ? key.startsWith(beginning) : key === beginning);
        return shipped.filter(isMeant).map((key) => ({ key, file: path.relative(app, file) }));
      }),
    );
}

const missingFrom = (scopes: readonly string[], files: Iterable<string>) => {
  const there = labelsWithin(shippedLabels('fr'), scopes);
  return labelsNamedIn(files).filter(({ key }) => !(key in there));
};

describe('the labels that a browser is sent', () => {
  const frame = modulesOf(path.join(app, 'pages/frame/route.tsx'));

  it('of the shell are all that the frame, what it opens and the error page name', () => {
    expect(labelsNamedIn(frame).length).toBeGreaterThan(80);
    const given = labelsOfBrowsers(labelsWithin(shippedLabels('fr'), shellScopes));
    expect(labelsNamedIn(frame).filter(({ key }) => !(key in given))).toEqual([]);
  });

  it('of the shell are no more: what only the server renders is left out', () => {
    const rendered = modulesOf(path.join(app, 'features/shell/footer-content.tsx'));
    expect(missingFrom(shellScopes, rendered)).toEqual([]);
    const hydrated = modulesOf(path.join(app, 'pages', pages.crm));
    const ofBrowsers = new Set(labelsNamedIn([...frame, ...hydrated]).map(({ key }) => key));
    const given = labelsOfBrowsers(labelsWithin(shippedLabels('fr'), shellScopes));
    const unneeded = labelsNamedIn(rendered).filter(({ key }) => key in given && !ofBrowsers.has(key));
    expect(unneeded).toEqual([]);
  });

  it.each(screens)('of the screen %s are all that its page names', (screen) => {
    const modules = modulesOf(path.join(app, 'pages', pages[screen]));
    expect(labelsNamedIn(modules).length).toBeGreaterThan(0);
    expect(missingFrom([...shellScopes, ...hydratedScopes[screen]], modules)).toEqual([]);
  });

  it('are no more: every scope of a screen is named by one of its modules', () => {
    for (const screen of screens) {
      const named = labelsNamedIn(modulesOf(path.join(app, 'pages', pages[screen])));
      const unused = hydratedScopes[screen].filter(
        (scope) => !named.some(({ key }) => `${key}.`.startsWith(`${scope}.`)),
      );
      expect(unused, screen).toEqual([]);
    }
  });
});
