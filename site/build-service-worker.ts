import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { OfflineDocument } from './app/pages/offline/offline-document.tsx';
import { colorsOf, type Scheme } from './app/styles/palette.ts';
import { assetFileNames, hashLength, scriptFileNames } from './asset-names.ts';
import { themeFolder } from './theme-folder.ts';

/**
 * Makes what the site needs without a connection, from what was just built: the offline page of each language, and the
 * service worker with the list of the shell's files.
 * @param client the folder of the built files
 */
export async function buildServiceWorker(client: string): Promise<void> {
  const tokens = await readFile(path.join(themeFolder(), 'tokens.css'), 'utf8');
  const colorOf = (scheme: Scheme, name: string) => colorsOf(tokens, scheme, ':root').get(name) ?? '';
  const themeColors = { light: colorOf('light', 'paper'), dark: colorOf('dark', 'paper') };
  const offline = await bundle(client, 'app/pages/offline/offline-browser.ts', {
    format: 'es',
    entryFileNames: scriptFileNames,
    assetFileNames,
  });
  const styles = offline.output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `/${fileName}`);
  const script = `/${offline.output[0].fileName}`;
  for (const locale of locales) {
    const page = createElement(OfflineDocument, { locale, styles, script, themeColors });
    await writeFile(path.join(client, `offline.${locale}.html`), `<!doctype html>${renderToStaticMarkup(page)}`);
  }

  const files = await shellFiles(client);
  const release = files.map(({ url }) => /^\/assets\/manifest-(\w+)\.js$/.exec(url)?.[1]).find((known) => known);
  if (!release) throw new Error('The build has no manifest, which names the release.');
  await bundle(
    client,
    'sw/service-worker.ts',
    { format: 'iife', entryFileNames: 'service-worker.js' },
    {
      SHELL: JSON.stringify({ release, files, lines: colorOf('light', 'control') }),
      'process.env.NODE_ENV': '"production"',
    },
  );
}

/** One entry, one file beside what is there. */
async function bundle(
  client: string,
  entry: string,
  output: Rolldown.OutputOptions,
  define: Record<string, string> = {},
): Promise<Rolldown.RolldownOutput> {
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { alias: { '#theme': themeFolder() } },
    build: {
      outDir: client,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(import.meta.dirname, entry), output },
    },
  });
  return made as Rolldown.RolldownOutput;
}

/** Files that visitors see without the worker's help, or that nothing of the shell shows. */
const notShell = /^\/(screenshots\/|service-worker\.js$|icons\/(maskable|shortcut|apple)|robots\.txt$)/;

/** The names of the fonts that every page preloads. */
async function preloadedFonts(): Promise<string[]> {
  const preloads = await readFile(path.join(themeFolder(), 'font-preloads.ts'), 'utf8');
  return [...preloads.matchAll(/([\w-]+)\.woff2\?url/g)].map(([, name = '']) => name);
}

/**
 * Every built file of the shell. Those with a hash in their name need no revision; of the others the browser refuses those of another
 * release, which may run beside this one: the worker is then installed later. Fonts of letters and styles that few pages have
 * are left out, 130 kB: the worker keeps them once a page has loaded them.
 */
async function shellFiles(client: string): Promise<{ url: string; revision: string | null; integrity?: string }[]> {
  const fonts = await preloadedFonts();
  /** The name of a font before its hash. */
  const fontOf = (name: string) => path.basename(name, '.woff2').slice(0, -hashLength - 1);
  const isRareFont = (name: string) => name.endsWith('.woff2') && !fonts.includes(fontOf(name));
  const entries = await readdir(client, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !notShell.test(`/${name}`) && !isRareFont(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      if (name.startsWith('assets/')) return { url: `/${name}`, revision: null };
      const content = await readFile(path.join(client, name));
      const hash = createHash('sha384').update(content).digest('base64');
      return { url: `/${name}`, revision: hash.slice(0, 12), integrity: `sha384-${hash}` };
    }),
  );
}
