import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { assetFileNames, scriptFileNames } from './asset-names.ts';
import { chunks, filesBeside, stylesOfPages } from './chunks.ts';
import { className } from './class-names.ts';
import { themeFolder } from './theme-folder.ts';

const theme = themeFolder();

export default defineConfig({
  resolve: { alias: { '#theme': theme } },
  publicDir: path.join(theme, 'public'),
  plugins: [reactRouter(), stylesOfPages()],
  css: { modules: { generateScopedName: className } },
  environments: {
    client: {
      build: {
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: filesBeside },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            entryFileNames: scriptFileNames,
            chunkFileNames: scriptFileNames,
            assetFileNames,
          },
        },
      },
    },
    // The site's own server is bundled together with the pages, so that both share one instance of every module.
    ssr: {
      build: {
        // Assets are named as in the browser's build: the preloaded fonts are those of its style sheets.
        rolldownOptions: { input: process.env.SERVER_ENTRY || './server/main.ts', output: { assetFileNames } },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
