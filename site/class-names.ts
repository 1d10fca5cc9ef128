import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Letters of a mark. */
const letters = 3;
const sheets = new Map<string, string>();

/**
 * The name of a class in the built site: its own, and a short mark of its sheet. The marks that Vite makes are longer, and every
 * page carries hundreds of them.
 * @param name as it is written in the sheet
 * @param file of the sheet
 * @throws where two sheets would have the same mark
 */
export function className(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(sheet).digest('base64url');
  const mark = hash.replaceAll(/[-_\d]/g, '').slice(0, letters);
  const other = sheets.get(mark);
  if (other && other !== sheet) throw new Error(`${sheet} and ${other} have the same mark: rename one of them.`);
  sheets.set(mark, sheet);
  return `${name}-${mark}`;
}

/**
 * Keeps the sheet of a CSS module whose names were all written where they are used (`inlineConst`): nothing else is left of the
 * module then, and Vite would leave its sheet out with it.
 */
export function keepSheets(): Plugin {
  return {
    name: 'keep-sheets',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
