import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inlineHashes } from '../headers/inline-hashes.ts';
import { startScriptsLate } from './late-scripts.ts';

const preload = (href: string) => renderToStaticMarkup(createElement('link', { rel: 'modulepreload', href }));
const starter = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_clientLoader from "/assets/loader-1.js";
import * as route1_main from "/assets/page-1.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry-1.js");`;
const page = (script: string) =>
  `<head>${preload('/assets/manifest-1.js')}${preload('/assets/entry-1.js')}${preload('/assets/shared-1.js')}<script>device()</script></head>` +
  `<body><p>import "x";</p><script type="module" async="">${script}</script><script>stream()</script></body>`;

it('asks for no script before the page is awake, and then starts them in their order', () => {
  const late = startScriptsLate(page(starter), 'when-painted');
  expect(late).not.toContain('<link');
  const [, script = ''] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(late) ?? [];
  expect(script).toMatch(/^new Promise\(\(wake\) => \{/);
  // A static import would be fetched at once.
  expect(script).not.toMatch(/^import[ "]/m);
  expect([...script.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)).toEqual([
    // In a turn of its own, before those that need it.
    '/assets/shared-1.js',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
    '/assets/loader-1.js',
    '/assets/page-1.js',
    '/assets/entry-1.js',
  ]);
  expect(script).toContain('["/assets/manifest-1.js","/assets/entry-1.js","/assets/shared-1.js"]');
  // It is a script that a browser can read.
  expect(() => new Function(script.replaceAll('import(', 'load('))).not.toThrow();
  expect(late).toContain('<p>import "x";</p>');
  expect(inlineHashes(late).scripts).toHaveLength(3);
});

it('leaves a page alone whose scripts start in a way that it does not know', () => {
  for (const html of ['<p>no script</p>', page('start();'), '<script type="module" async="">']) {
    expect(startScriptsLate(html, 'for-the-visitor')).toBe(html);
  }
});
