import { readPolicy } from './read-policy.ts';

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const broadOrInline = new Set([...broad, "'unsafe-inline'", 'data:']);
const isNonceOrHash = (source: string) => /^'(sha256|sha384|sha512|nonce)-/.test(source);
const isInsecure = (source: string) => /^(http|ftp):/.test(source);

/** The Observatory's test of a content security policy on an https site; the first rule that is broken counts. */
export function contentSecurityPolicyTest(header: string | null): [result: string, modifier: number] {
  if (!header) return ['not-implemented', -25];
  let policy: Map<string, string[]>;
  try {
    policy = readPolicy(header);
  } catch {
    return ['implemented-but-duplicate-directives', 0];
  }
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // With a nonce or a hash, browsers ignore 'unsafe-inline'.
  const heeded = (name: string) => {
    const given = sources(name);
    return given.some(isNonceOrHash) ? given.filter((source) => source !== "'unsafe-inline'") : given;
  };
  const scripts = heeded('script-src');
  const styles = heeded('style-src');
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, given]) => given);

  if (
    scripts.some((source) => broadOrInline.has(source)) ||
    sources('object-src').some((source) => broad.has(source))
  ) {
    return ['implemented-with-unsafe-inline', -20];
  }
  if (active.some(isInsecure)) return ['implemented-with-insecure-scheme', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['implemented-with-unsafe-eval', -10];
  if (passive.flatMap(sources).some(isInsecure)) return ['insecure-scheme-in-passive-content-only', -10];
  if (styles.some((source) => broadOrInline.has(source))) return ['unsafe-inline-in-style-src-only', 0];
  const isClosed = policy.get('default-src')?.join(' ') === "'none'";
  return isClosed ? ['implemented-with-no-unsafe-default-src-none', 10] : ['implemented-with-no-unsafe', 5];
}
