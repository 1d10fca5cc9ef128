import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
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
            // Six characters, 36 bits: names cannot be compressed, and every page carries forty of them.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
    },
    // The site's own server is bundled together with the pages, so that both share one instance of every module.
    ssr: { build: { rolldownOptions: { input: process.env.SERVER_ENTRY || './server/main.ts' } } },
  },
  server: { host: '127.0.0.1' },
});
