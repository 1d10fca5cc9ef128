import { createHash } from 'node:crypto';
import path from 'node:path';
import { clockOf } from '@vitrine/contract/settings/clock.ts';
import { isLoopback, loopbackAddress } from '@vitrine/contract/settings/loopback.ts';
import { readEnvironment, type Values } from '@vitrine/contract/settings/read-environment.ts';
import {
  acceptedSecrets,
  httpUrl,
  onOrOff,
  originUrl,
  secret,
  setting,
  sharedLocalDefaults,
  sharedSettings,
  text,
  wholeNumber,
} from '@vitrine/contract/settings/shared-settings.ts';
import { z } from 'zod';

/**
 * The settings of the site, read from the environment once and validated (section 13, "Configuration").
 * Every one has a default that works on one machine; the table in the README is the reference.
 */
export const siteSettings = {
  ...sharedSettings,
  PORT: setting('the port where the site listens for visitors', '3000', wholeNumber(0, 65_535).default(3000)),
  HOST: setting('the interface on which that port listens', '127.0.0.1', text.optional()),
  INTERNAL_PORT: setting(
    'the port for health, and for the metrics, cache and redirects that operators read',
    '3002',
    wholeNumber(0, 65_535).default(3002),
  ),
  INTERNAL_HOST: setting('the interface on which the internal port listens', '0.0.0.0', text.default('127.0.0.1')),
  METRICS_TOKEN: setting(
    'the bearer token for /metrics, /cache and /redirects of the internal port',
    'one-that-nobody-guesses',
    secret.optional(),
  ),
  CONTENT_URL: setting(
    'where the site reaches the content service',
    'http://localhost:3001',
    originUrl.default('http://localhost:3001'),
  ),
  THEME: setting('the look with which the site is built', 'meridienne', text.optional()),
  TRACKING_CONSENT: setting(
    'when the origin of a visit is stored',
    'after-choice',
    z.enum(['at-once', 'after-choice'], 'must be at-once or after-choice').default('at-once'),
  ),
  SECURITY_CONTACT: setting(
    'whom /.well-known/security.txt names',
    'mailto:security@ecole.example',
    z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
      .optional(),
  ),
  CACHE_DIR: setting(
    'the folder below which each site has one for its caches',
    '/var/cache/site',
    text.default(path.resolve(process.cwd(), '../.data/cache')),
  ),
  WARM_UP_SECONDS: setting(
    'for how many seconds a start renders published pages before it is ready',
    '30',
    wholeNumber(0, 600).default(30),
  ),
  ASSETS_DIR: setting(
    'the folder in which the releases of one site share their hashed files',
    '/var/lib/site/assets',
    text.optional(),
  ),
  ASSETS_DAYS: setting(
    'for how many days a file stays in ASSETS_DIR that no release uses',
    '30',
    wholeNumber(1, 3650).default(30),
  ),
  TRUSTED_PROXIES: setting('how many proxies of your own stand before the site', '1', wholeNumber(0, 10).default(0)),
  RATE_LIMIT: setting(
    'how many pages are rendered for one client each second',
    '50',
    wholeNumber(1, 10_000).default(50),
  ),
  CONNECTIONS_PER_CLIENT: setting(
    'how many connections one client may have open at once',
    '500',
    wholeNumber(1, 1_000_000).default(500),
  ),
  SHARED_CACHING: setting('whether a CDN keeps pages', 'on', onOrOff.default('off')),
  PURGE_URL: setting('where purges are sent to the CDN', 'https://cdn.example/purge', httpUrl.optional()),
  PURGE_TOKEN: setting('the bearer token for PURGE_URL', 'the-token-of-the-cdn', text.optional()),
};

/** A shared cache and its purge URL are set together; the two ports differ, else each would get requests of the other. */
function wrongTogether(settings: Values<typeof siteSettings>): [name: string, wrong: string][] {
  const wrong: [string, string][] = [];
  if ((settings.SHARED_CACHING === 'on') !== (settings.PURGE_URL !== undefined))
    wrong.push(['PURGE_URL', 'and SHARED_CACHING=on belong together: a shared cache must be told of every change']);
  if (settings.PORT === settings.INTERNAL_PORT) wrong.push(['INTERNAL_PORT', 'must be another port than PORT']);
  return wrong;
}

/** A build has the look of one school: a start with the settings of another shows its visitors the wrong one. */
function wrongTheme({ THEME }: Values<typeof siteSettings>, builtTheme: string | undefined): [string, string][] {
  if (THEME === undefined || builtTheme === undefined || THEME === builtTheme) return [];
  return [
    ['THEME', `must be ${builtTheme}, with which this site was built, or "THEME=${THEME} npm run build" run before`],
  ];
}

/**
 * The folder of one site below `CACHE_DIR`, by where it reads and as whom: sites that share `CACHE_DIR` have nothing else in common,
 * and one would remove the files that its own content service does not know.
 */
function siteFolder({ CACHE_DIR, CONTENT_URL, CONTENT_USERNAME }: Values<typeof siteSettings>): string {
  const site = `${new URL(CONTENT_URL).origin} ${CONTENT_USERNAME}`;
  return path.join(CACHE_DIR, `site-${createHash('sha256').update(site).digest('hex').slice(0, 16)}`);
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @param builtTheme the folder of the theme in the bundle that starts
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>, builtTheme?: string) {
  const settings = readEnvironment(environment, {
    program: 'The site',
    settings: siteSettings,
    localDefaults: sharedLocalDefaults,
    wrongTogether: (values) => [...wrongTogether(values), ...wrongTheme(values, builtTheme)],
  });
  const isLocal = isLoopback(settings.SITE_URL);
  return {
    siteUrl: new URL(settings.SITE_URL).origin,
    sharedSecret: settings.SHARED_SECRET,
    acceptedSecrets: acceptedSecrets(settings),
    crmHosts: settings.CRM_HOSTS,
    port: settings.PORT,
    // A new release may listen before the old one has ended; on one machine a second start is a mistake.
    reusePort: !isLocal,
    // On one machine nobody else has business here; elsewhere the network around it decides. Without a host Node listens on all
    // interfaces, on those of IPv4 where the kernel has no IPv6.
    host: settings.HOST ?? (isLocal ? loopbackAddress(settings.SITE_URL) : undefined),
    internalPort: settings.INTERNAL_PORT,
    internalHost: settings.INTERNAL_HOST,
    metricsToken: settings.METRICS_TOKEN ?? null,
    contentUrl: new URL(settings.CONTENT_URL).origin,
    contentPublicUrl: new URL(settings.CONTENT_PUBLIC_URL).origin,
    serviceAccount: { username: settings.CONTENT_USERNAME, secret: settings.SHARED_SECRET },
    trackingConsent: settings.TRACKING_CONSENT,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    securityContact: settings.SECURITY_CONTACT ?? null,
    /** for everything that the site may lose */
    cacheDir: siteFolder(settings),
    warmUpSeconds: settings.WARM_UP_SECONDS,
    sharedAssets: settings.ASSETS_DIR ? { directory: settings.ASSETS_DIR, days: settings.ASSETS_DAYS } : null,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimit: settings.RATE_LIMIT,
    connectionsPerClient: settings.CONNECTIONS_PER_CLIENT,
    sharedCaching: settings.SHARED_CACHING === 'on',
    purge: settings.PURGE_URL ? { url: settings.PURGE_URL, token: settings.PURGE_TOKEN ?? null } : null,
    /** where traces are sent; null: nowhere, and nothing of OpenTelemetry is loaded */
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** the clock by which the site reads days */
    now: clockOf(settings.NOW),
  };
}
