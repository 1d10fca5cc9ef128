import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  // The site's own server is bundled together with the pages, so that both share one instance of every module.
  build: isSsrBuild ? { rollupOptions: { input: './server/main.ts' } } : { assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
}));
