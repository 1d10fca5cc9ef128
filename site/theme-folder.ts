import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The folder of the theme that is built: what `#theme` stands for. It is `themes/$THEME`, or the one that `package.json`
 * names under `imports`.
 * @throws the sentence that names what is wrong with the setting
 */
export function themeFolder(): string {
  const { THEME } = process.env;
  const own = createRequire(path.join(import.meta.dirname, 'package.json')).resolve('#theme/tokens.css');
  if (!THEME) return path.dirname(own);
  const folder = path.join(import.meta.dirname, 'themes', THEME);
  if (!/^[a-z][a-z-]*$/.test(THEME) || !existsSync(path.join(folder, 'tokens.css'))) {
    throw new Error(`THEME is "${THEME}", but site/themes has no such folder with a tokens.css.`);
  }
  return folder;
}
