import { contentSecurityPolicy, type PolicySettings, plainPolicy, workerPolicy } from './content-security-policy.ts';
import { noThirdParties, type ThirdParties } from './third-parties.ts';

/** Cacheable for a year without revalidation: another content has another URL. */
export const forever = 'public, max-age=31536000, immutable';

export type HeaderList = [name: string, value: string][];

/** For what the visitor's browser may store, but no CDN: there may be any number of such responses. */
export const notShared: HeaderList = [
  ['cdn-cache-control', 'no-store'],
  ['surrogate-control', 'no-store'],
];

/** Two years, in seconds. */
const hstsLifetime = 63_072_000;

/** `Permissions-Policy`: features that no page needs; those of embedded video players (autoplay, full screen) stay at their defaults. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface PageHeaderOptions {
  /**
   * the response is a preview, which the admin panel shows in a frame: its public origin (`CONTENT_PUBLIC_URL` of the
   * content service)
   */
  preview?: { adminOrigin: string } | undefined;
  /** what the school has configured; none where absent */
  thirdParties?: ThirdParties | undefined;
}

/**
 * The headers of an HTML response of any status (section 10, "Security policy of pages").
 *
 * While developing there is no policy: Vite writes styles and scripts of its own into the page.
 * @param html the whole body, since the policy names its inline scripts
 */
export function pageHeaders(
  html: string,
  settings: PolicySettings,
  { preview, thirdParties = noThirdParties }: PageHeaderOptions = {},
): HeaderList {
  const policy: HeaderList =
    import.meta.env?.MODE === 'development'
      ? []
      : [
          [
            'content-security-policy',
            contentSecurityPolicy(html, settings, thirdParties, preview?.adminOrigin ?? null),
          ],
        ];
  const framing: HeaderList = preview ? [] : [['x-frame-options', 'DENY']];
  return [
    ...policy,
    ...everywhere(settings),
    ...framing,
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', permissions],
  ];
}

/**
 * The headers of a response that is not a page.
 * @param kind `own`: API responses, built files, redirects, for this site alone; `shared`: pictures, which others show too;
 * `worker`: the script of the service worker
 */
export function plainHeaders(
  settings: Pick<PolicySettings, 'siteUrl'>,
  kind: 'own' | 'shared' | 'worker' = 'own',
): HeaderList {
  return [
    ['content-security-policy', kind === 'worker' ? workerPolicy : plainPolicy],
    ...everywhere(settings),
    ['x-frame-options', 'DENY'],
    ['cross-origin-resource-policy', kind === 'shared' ? 'cross-origin' : 'same-origin'],
  ];
}

/** The headers of a text that crawlers and readers fetch again and again: they may keep it for five minutes. */
export const textHeaders = (settings: Pick<PolicySettings, 'siteUrl'>, type: string): HeaderList => [
  ['content-type', type],
  ['cache-control', 'public, max-age=300'],
  ...plainHeaders(settings),
];

function everywhere({ siteUrl }: Pick<PolicySettings, 'siteUrl'>): HeaderList {
  const headers: HeaderList = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
  ];
  if (siteUrl.startsWith('https:')) headers.push(['strict-transport-security', `max-age=${hstsLifetime}`]);
  return headers;
}
