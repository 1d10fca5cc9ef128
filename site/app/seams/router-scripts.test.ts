import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);

it('was written against this React Router: read the seam again beside its `Scripts` before changing this number', () => {
  const { version } = require('react-router/package.json') as { version: string };
  expect(version).toBe('8.4.0');
});

it('names what React Router’s own scripts name', () => {
  const file = require.resolve('react-router').replace(/dist.*/, 'dist/production/lib/dom/ssr/components.js');
  const source = readFileSync(file, 'utf8');
  for (const name of [
    '__reactRouterContext',
    'streamController',
    '__reactRouterRouteModules',
    'didRenderScripts',
    'clientActionModule',
    'clientLoaderModule',
    'clientMiddlewareModule',
  ])
    expect(source).toContain(name);
});
