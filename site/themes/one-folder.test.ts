import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Another school changes a folder of this one and nothing else: no colour, font or theme is named elsewhere in the site. */

const site = path.resolve(import.meta.dirname, '..');

/** Where a colour may be written all the same. */
const allowed: Record<string, string> = {
  'app/styles/print.css': 'paper is white and ink is black',
  'app/ui/picture/picture.module.css': 'words on a picture’s own colour are black or white, whichever can be read',
  'app/pages/design-system/components/sample-picture.ts': 'the average colour of its drawing',
};

const sources = ['app', 'server', 'sw'].flatMap((folder) =>
  readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name))),
);

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const colorInCss =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;{}]*\b(?:white|black|gr[ae]y|silver|red|maroon|orange|yellow|green|lime|teal|blue|navy|purple|pink|brown|gold)\b(?!-)/gi;
const colorInCode = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=["'`;)}\s])|\b(?:rgba?|hsla?|oklab|oklch)\(/gi;
const fontInCss = /@font-face|font(?:-family)?:[^;{}]*["'][^;{}]*/gi;
const fontInCode = /fontsource|[\w-]\.woff2/gi;

function found(file: string, ...patterns: RegExp[]): string[] {
  const text = withoutComments(read(file));
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim()));
}

describe('outside of the themes', () => {
  test('there is something to look at', () => {
    expect(sources.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(50);
    expect(found('themes/meridienne/tokens.css', colorInCss).length).toBeGreaterThan(50);
    expect(found('themes/meridienne/fonts.css', fontInCss).length).toBeGreaterThan(3);
    expect(found('themes/meridienne/theme-colors.ts', colorInCode)).toHaveLength(2);
  });

  test.each(sources.filter((file) => !(file in allowed)))('%s names no colour, font or theme', (file) => {
    const patterns = file.endsWith('.css') ? [colorInCss, fontInCss] : [colorInCode, fontInCode];
    expect(found(file, ...patterns, /\bthemes\/[a-z]+/g)).toEqual([]);
  });

  test.each(Object.keys(allowed))('%s still needs to be allowed', (file) => {
    expect(found(file, file.endsWith('.css') ? colorInCss : colorInCode)).not.toEqual([]);
  });
});

describe('every theme', () => {
  const filesOf = (theme: string) =>
    readdirSync(path.join(site, 'themes', theme), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(site, 'themes', theme), path.join(entry.parentPath, entry.name)));
  const themes = readdirSync(path.join(site, 'themes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  // How a theme's own component is dressed is its own affair, and where its font files come from.
  const asked = filesOf('meridienne').filter((file) => !/^fonts\/|[.]module[.]css$/.test(file));

  test.each(themes)('%s has every file that the site asks for', (theme) => {
    expect(asked.filter((file) => !filesOf(theme).includes(file))).toEqual([]);
  });

  test.each(themes)('%s has the faces of drawn images where the site runs', (theme) => {
    const packages = read(`themes/${theme}/drawn-faces.ts`).match(/@fontsource-variable\/[\w-]+/g) ?? [];
    expect(packages.length).toBeGreaterThan(0);
    const { dependencies } = JSON.parse(read('package.json'));
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  });
});
