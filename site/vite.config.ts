import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { themeFolder } from './theme-folder.ts';

/**
 * Few chunks compress better than many: one for the framework, which changes rarely, and one for what most pages share.
 * Pages keep a chunk of their own.
 */
const chunks = [
  { name: 'framework', test: /node_modules/, priority: 2 },
  {
    name: 'shared',
    test: /site\/(themes|app\/(root|seams|ui|labels|routing|content(?!\/later)|features\/(content|error-page|hydration|navigation(?!\/later)|page-head|page-summary(?!\/later)|shell)|pages\/frame))/,
    priority: 1,
  },
];

const theme = themeFolder();

export default defineConfig({
  resolve: { alias: { '#theme': theme } },
  publicDir: path.join(theme, 'public'),
  plugins: [reactRouter()],
  environments: {
    client: { build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The site's own server is bundled together with the pages, so that both share one instance of every module.
    ssr: { build: { rolldownOptions: { input: process.env.SERVER_ENTRY || './server/main.ts' } } },
  },
  server: { host: '127.0.0.1' },
});
