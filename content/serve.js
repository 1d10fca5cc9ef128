/**
 * Starts the built content service: `node serve.js`. Plain JavaScript, because an older Node cannot even read the rest: this
 * says so instead of failing with an error about a file extension.
 */
const version = process.versions.node;
if (Number(version.split('.')[0]) < 24) {
  process.stderr.write(
    `Vitrine needs Node 24, and this is ${version}. Run "npm ci" without --ignore-scripts: it brings its own.\n`,
  );
  process.exit(1);
}
await import('./server/start.ts');
