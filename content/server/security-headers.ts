/** Where both processes are, as far as the policy of pages needs to know. */
interface Places {
  /** `SITE_URL`: the live preview shows it in a frame */
  siteUrl: string;
  /** `CONTENT_PUBLIC_URL` */
  publicUrl: string;
}

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The policy of the panel's pages. Next puts the nonce into its own scripts; the panel sets styles on elements, which no hash
 * can name.
 */
export const panelPolicy = ({ siteUrl }: Places, nonce: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
    'frame-src': `'self' ${new URL(siteUrl).origin}`,
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  });

/** Of everything else: data, pictures, files. Whatever one of them may hold, nothing in it runs. */
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

/** The headers that every answer has, unless what answers has its own. */
export function securityHeaders(url: string, places: Places, nonce: string): [name: string, value: string][] {
  const isSecure = places.publicUrl.startsWith('https:');
  return [
    ['content-security-policy', isPanel(url) ? panelPolicy(places, nonce) : dataPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(isSecure ? ([['strict-transport-security', 'max-age=31536000']] as [string, string][]) : []),
  ];
}
