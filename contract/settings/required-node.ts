/**
 * The message for an unsupported version of Node, or `null`. `content/serve.js` has the same message in syntax that an older Node
 * can run.
 */
export function nodeRefusal(version: string): string | null {
  if (Number(version.split('.')[0]) >= 24) return null;
  return `Vitrine needs Node 24, and this is ${version}. Run "npm ci" without --ignore-scripts: it brings its own.`;
}
