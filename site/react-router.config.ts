import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the first page on: no manifest call before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
