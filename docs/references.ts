import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the repository says about itself: which rules it cites, and which files it names. For the tests of `docs`. */

const root = path.resolve(import.meta.dirname, '..');
const skipped = ['node_modules', '.git', '.next', 'build', '.react-router', '.data', 'migrations', 'test-results'];

/** Every source, style sheet and document, by its path from the root. */
export const files: readonly string[] = globSync(['**/*.{ts,tsx,css,md,js,cjs,py}', '**/.server/**/*.ts'], {
  cwd: root,
  exclude: (name) => skipped.includes(path.basename(name)),
}).sort();

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The prose of a file on one line: all of a document, the comments of anything else. */
export function proseOf(file: string): string {
  const text = textOf(file);
  const prose = file.endsWith('.md') ? [text] : (text.match(/\/\*[\s\S]*?\*\/|\/\/.*|^\s*#.*/gm) ?? []);
  return prose.join('\n\n').replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?[ \t]*/g, ' ');
}

/** The sections of the specification by number, each with the names of its rules: headings, bold words, first cells. */
export function readSpecification(text: string): Map<string, Set<string>> {
  return new Map(
    text
      .split(/^## (?=\d)/m)
      .slice(1)
      .map((section) => {
        const [, number = '', title = ''] = /^(\d+)\. (.+)/.exec(section) ?? [];
        const names = [...section.matchAll(/^### (.+)|\*\*([^*]+?)\.?\*\*|^\| ([^|]+) \|/gm)].map(
          ([, heading, bold, cell]) => (heading ?? bold ?? cell ?? '').replaceAll('`', '').trim(),
        );
        return [number, new Set([title, ...names])] as const;
      }),
  );
}

/** A rule that is cited: `section 2`, or by its name, `section 2, "One hop"`. */
export interface Citation {
  section: string;
  names: string[];
}

/** The rules that a text cites: `section 2`, `sections 3 and 4`, `section 2, "One hop" and "www"`. */
export function citationsIn(prose: string): Citation[] {
  const name = /["`]([^"`]+)["`]/;
  const pattern = new RegExp(
    `\\bsections? (\\d+(?:\\.\\d+)*(?:(?:,| and) \\d+)*)(?:,? (${name.source}(?: and ${name.source})*))?`,
    'gi',
  );
  return [...prose.matchAll(pattern)].flatMap(([, numbers = '', names = '']) =>
    numbers.split(/, | and /).map((section, index, all) => ({
      section,
      names: index === all.length - 1 ? [...names.matchAll(new RegExp(name, 'g'))].map(([, each = '']) => each) : [],
    })),
  );
}

const roots = /^(?:bench|content|contract|deploy|docs|e2e|launcher|mirror|sample|site|tracing)\/|^\.ci\//;
const named = /\.(?:ts|tsx|css|md|js|cjs|py)$/;

/**
 * The files and folders that a text names between backticks: paths from the root, and names of files. Patterns (`*`, `{`, `…`,
 * `NAME`) and packages are none.
 */
export function pathsIn(prose: string): string[] {
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word.replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((word) => (roots.test(word) || named.test(word)) && !/[*{}<>…=:[\]#@]|\bNAME\b|^\.\w+$/.test(word));
}

/** Whether a path is there: from the root, beside the file that names it, or as the end of a path; a record by its number. */
export function isThere(named: string, from: string): boolean {
  return (
    existsSync(path.join(root, named)) ||
    existsSync(path.join(root, path.dirname(from), named)) ||
    files.some((file) => file.endsWith(`/${named}`) || (/\/\d{3}$/.test(named) && file.startsWith(`${named}-`)))
  );
}
