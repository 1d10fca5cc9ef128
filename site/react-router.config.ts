import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './build-service-worker.ts';

export default {
  appDirectory: 'app',
  // The launcher names another folder for a build beside the usual one.
  buildDirectory: process.env.BUILD_DIRECTORY || 'build',
  ssr: true,
  // Our client loaders are a line each: a file of its own for each would be one more request.
  splitRouteModules: false,
  // All routes are known from the first page on: no manifest call before a navigation.
  routeDiscovery: { mode: 'initial' },
  // Last of all: the worker's list names every file that was built.
  buildEnd: ({ reactRouterConfig }) => buildServiceWorker(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
