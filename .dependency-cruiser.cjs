/** The layer rules of the architecture, as errors: imports go only downwards, and never in a circle, type imports included. */
const app = (...folders) => `^site/app/(${folders.join('|')})/`;

/** What lies above each layer, and may therefore not be imported by it. */
const layers = [
  { name: 'pages', above: ['^site/server/', '^site/app/(root|routes|entry)'] },
  { name: 'features', above: ['^site/server/', '^site/app/(root|routes|entry)', app('pages')] },
  { name: 'data', above: ['^site/server/', '^site/app/(root|routes|entry)', app('pages', 'features')] },
  { name: 'labels', above: ['^site/server/', '^site/app/(root|routes|entry)', app('pages', 'features', 'data')] },
  {
    name: 'ui',
    above: ['^site/server/', '^site/app/(root|routes|entry)', app('pages', 'features', 'data', 'labels')],
  },
  { name: 'http', above: ['^site/(server|app/(?!http/))'] },
  { name: 'styles', above: ['^site/server/', app('pages', 'features', 'data', 'labels', 'ui')] },
  { name: 'config', above: ['^site/server/', app('pages', 'features', 'data', 'labels', 'ui')] },
];

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-missing-modules',
      severity: 'error',
      from: { pathNot: 'virtual' },
      to: {
        couldNotResolve: true,
        pathNot: ['^virtual:', '[.]module[.]css$', '[?](url|raw|no-inline)$', '^@payload-config$'],
      },
    },
    ...layers.map(({ name, above }) => ({
      name: `${name}-imports-only-downwards`,
      severity: 'error',
      from: { path: app(name) },
      to: { path: above },
    })),
    {
      name: 'the-cache-kit-knows-nothing-of-the-site',
      severity: 'error',
      from: { path: '^site/cache/' },
      to: { path: '^(contract|content|launcher|site/(?!cache/|node_modules/))' },
    },
    {
      name: 'a-theme-knows-nothing-but-itself',
      severity: 'error',
      from: { path: '^site/themes/([^/]+)/' },
      to: { path: '^(contract|site|content|launcher)/', pathNot: '^site/themes/$1/' },
    },
    {
      name: 'no-page-imports-a-page',
      severity: 'error',
      from: { path: '^site/app/pages/([^/]+)/' },
      to: { path: '^site/app/pages/([^/]+)/', pathNot: '^site/app/pages/$1/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      severity: 'error',
      from: { path: '^site/app/features/([^/]+)/' },
      to: { path: '^site/app/features/([^/]+)/', pathNot: '^site/app/features/$1/' },
    },
    {
      name: 'server-code-stays-on-the-server',
      comment:
        'Only server code, and the loaders that the bundler strips from the browser, may reach .server modules, the cache kit and what of the contract stays on servers.',
      severity: 'error',
      from: {
        path: '^site/app/',
        pathNot: ['[.]server[./]', '[.]test[.]tsx?$', '^site/app/pages/[^/]+/route[^/]*[.]tsx$'],
      },
      to: {
        path: ['[.]server[./]', '^site/cache/', '^contract/(files|messages|settings)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-contract-imports-no-workspace',
      severity: 'error',
      from: { path: '^contract/' },
      to: {
        pathNot: '^contract/|/node_modules/(zod|vitest|fast-check)/|^node_modules/(zod|vitest|fast-check)/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'browsers-can-load-the-contract',
      comment: 'Only files, messages and settings, which stay on servers, may use zod and Node.',
      severity: 'error',
      from: { path: '^contract/', pathNot: ['^contract/(files|messages|settings)/', '[.]test[.]ts$'] },
      to: { pathNot: '^contract/(?!files/|messages/|settings/)' },
    },
    {
      name: 'the-content-service-knows-no-site-code',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^site/' },
    },
    {
      name: 'no-test-support-is-built',
      severity: 'error',
      from: { path: '^(content/(src|server)|site|tracing)/', pathNot: ['[.]test[.]tsx?$', '^(site|tracing)/tests/'] },
      to: { path: '^(content|site|tracing)/tests/' },
    },
    {
      name: 'open-telemetry-is-loaded-where-it-is-configured',
      comment: 'One module imports it, with its helper, and is itself imported dynamically (`tracing/start.ts`).',
      severity: 'error',
      from: { pathNot: ['^tracing/(open-telemetry|warn-of-failures)[.]ts$', '[.]test[.]ts$'] },
      to: {
        path: '/@opentelemetry/|^tracing/(open-telemetry|warn-of-failures)[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'traces-know-no-process',
      severity: 'error',
      from: { path: '^tracing/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(contract|content|site|launcher|e2e)/' },
    },
    {
      name: 'browsers-load-no-traces',
      severity: 'error',
      from: { path: '^site/(app|sw)/', pathNot: ['[.]server[./]', '[.]test[.]tsx?$'] },
      to: { path: '^tracing/' },
    },
    {
      name: 'the-mirror-reads-the-site-from-outside',
      comment: 'What it knows of the site is in the responses to visitors and operators.',
      severity: 'error',
      from: { path: '^mirror/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(content|site|e2e|bench|deploy)/' },
    },
    {
      name: 'the-site-knows-no-content-service-code',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(content|launcher)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]next/', '^(?!node_modules/).*build/', 'migrations/', 'payload-types'] },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
