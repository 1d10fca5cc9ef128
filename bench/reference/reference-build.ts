import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import * as entry from '../../site/app/entry.server.tsx';
import ReferencePage, { BarePage, Layout, loader, meta, Root } from './reference-page.tsx';

const route = (id: string, parentId: string | undefined, path: string | undefined) => ({
  id,
  ...(parentId ? { parentId } : {}),
  ...(path === undefined ? {} : { path }),
});

const asset = {
  imports: [],
  css: [],
  hasAction: false,
  hasLoader: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const browserSide = {
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
};

const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { ...route('root', undefined, ''), module: { default: Root, Layout } },
    page: { ...route('page', 'root', '/'), module: { default: ReferencePage, loader, meta } },
  },
  assets: {
    entry: { module: '/assets/entry.client.js', imports: ['/assets/framework.js', '/assets/shared.js'] },
    routes: {
      root: { ...route('root', undefined, ''), ...asset, ...browserSide, module: '/assets/root.js' },
      page: { ...route('page', 'root', '/'), ...asset, ...browserSide, hasLoader: true, module: '/assets/page.js' },
    },
    url: '/assets/manifest.js',
    version: 'reference',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const handle = createRequestHandler(build, 'production');

/** Renders the reference page once. */
export async function renderReference(): Promise<string> {
  return (await handle(new Request('http://localhost/'))).text();
}

/** Renders the same elements with React alone. */
export function renderBare(): string {
  return renderToString(createElement(BarePage));
}
