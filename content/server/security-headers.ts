/** The public URLs that the policies need. */
interface PublicUrls {
  /** origins of the sites: the live preview shows them in a frame */
  sites: string[];
  /** `CONTENT_PUBLIC_URL` */
  publicUrl: string;
}

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The content security policy of the panel's pages. Next puts the nonce into its own scripts. The panel uses `style`
 * attributes, which hashes do not cover, hence 'unsafe-inline'.
 */
export const panelPolicy = ({ sites }: PublicUrls, nonce: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
    'frame-src': `'self' ${sites.join(' ')}`,
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  });

/** The policy of everything else: data, pictures, files. No script in them runs. */
const dataPolicy = policy({
  'default-src': "'none'",
  'img-src': "'self' data:",
  'style-src': "'unsafe-inline'",
  'frame-ancestors': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

/** Whether a URL is one of the panel's pages. */
export const isPanel = (url: string): boolean => /^\/(admin)?(\/|\?|$)/.test(url);

/** The headers of every response; a handler may replace them. */
export function securityHeaders(url: string, urls: PublicUrls, nonce: string): [name: string, value: string][] {
  const isSecure = urls.publicUrl.startsWith('https:');
  return [
    ['content-security-policy', isPanel(url) ? panelPolicy(urls, nonce) : dataPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(isSecure ? ([['strict-transport-security', 'max-age=31536000']] as [string, string][]) : []),
  ];
}
