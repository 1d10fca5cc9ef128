import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const library = require.resolve('react-router').replace(/dist.*/, 'dist/production/lib/');

it('was written against this React Router: read the seams again beside its source before changing this number', () => {
  const { version } = require('react-router/package.json') as { version: string };
  expect(version).toBe('8.4.0');
});

it.each([
  [
    'dom/ssr/components.js',
    [
      '__reactRouterContext',
      'streamController',
      '__reactRouterRouteModules',
      'didRenderScripts',
      'clientActionModule',
      'clientLoaderModule',
      'clientMiddlewareModule',
    ],
  ],
  ['dom/ssr/single-fetch.js', ['context.renderMeta.streamCache', 'streamCache[identifier].result', 'done', 'value']],
  ['dom-export/hydrated-router.js', ['__reactRouterDataRouter', '__reactRouterManifest', '__reactRouterRouteModules']],
])('%s names what a seam names', (file, names) => {
  const source = readFileSync(library + file, 'utf8');
  for (const name of names) expect(source).toContain(name);
});
