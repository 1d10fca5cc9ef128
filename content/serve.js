/**
 * Starts the built content service: `node serve.js`. Plain JavaScript, because an older Node cannot load TypeScript: it prints
 * which version is needed instead of an error about a file extension.
 */
const version = process.versions.node;
if (Number(version.split('.')[0]) < 24) {
  process.stderr.write(
    `Vitrine needs Node 24, and this is ${version}. Run "npm ci" without --ignore-scripts: it brings its own.\n`,
  );
  process.exit(1);
}
await import('./server/start.ts');
