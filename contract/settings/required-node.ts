/**
 * Why a version of Node does not do, or `null` where it does. `content/serve.js` says the same, in words that an older Node
 * can read.
 */
export function nodeRefusal(version: string): string | null {
  if (Number(version.split('.')[0]) >= 24) return null;
  return `Vitrine needs Node 24, and this is ${version}. Run "npm ci" without --ignore-scripts: it brings its own.`;
}
