import path from 'node:path';
import { clockOf } from '@vitrine/contract/settings/clock.ts';
import { readEnvironment } from '@vitrine/contract/settings/read-environment.ts';
import {
  acceptedSecrets,
  httpUrl,
  isLoopback,
  onOrOff,
  secret,
  sharedLocalDefaults,
  sharedSettings,
  text,
  wholeNumber,
} from '@vitrine/contract/settings/shared-settings.ts';
import { z } from 'zod';
import { settingPurposes } from './setting-purposes.ts';

/**
 * The settings of the site, read from the environment once and validated (section 13, "Configuration").
 * Every one has a default that works on one machine; the table in the README is the reference. Without a purpose it does not compile.
 */
const schema = z.object({
  ...sharedSettings,
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.optional(),
  INTERNAL_PORT: wholeNumber(0, 65_535).default(3002),
  INTERNAL_HOST: text.default('127.0.0.1'),
  METRICS_TOKEN: secret.optional(),
  CONTENT_URL: httpUrl.default('http://localhost:3001'),
  TRACKING_CONSENT: z.enum(['at-once', 'after-choice'], 'must be at-once or after-choice').default('at-once'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  CACHE_DIR: text.default(path.resolve(process.cwd(), '../.data/cache')),
  WARM_UP_SECONDS: wholeNumber(0, 600).default(30),
  ASSETS_DIR: text.optional(),
  ASSETS_DAYS: wholeNumber(1, 3650).default(30),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMIT: wholeNumber(1, 10_000).default(50),
  CONNECTIONS_PER_CLIENT: wholeNumber(1, 1_000_000).default(500),
  SHARED_CACHING: onOrOff.default('off'),
  PURGE_URL: httpUrl.optional(),
  PURGE_TOKEN: text.optional(),
} satisfies Record<keyof typeof settingPurposes, z.ZodType>);

/** A shared cache and its purge URL are set together. */
function wrongTogether(settings: z.infer<typeof schema>): [name: string, wrong: string][] {
  if ((settings.SHARED_CACHING === 'on') === (settings.PURGE_URL !== undefined)) return [];
  return [['PURGE_URL', 'and SHARED_CACHING=on belong together: a shared cache must be told of every change']];
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const settings = readEnvironment(environment, {
    program: 'The site',
    schema,
    purposes: settingPurposes,
    localDefaults: sharedLocalDefaults,
    wrongTogether,
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
    // On one machine nobody else has business here; elsewhere the network around it decides.
    host: settings.HOST ?? (isLocal ? '127.0.0.1' : '::'),
    internalPort: settings.INTERNAL_PORT,
    internalHost: settings.INTERNAL_HOST,
    metricsToken: settings.METRICS_TOKEN ?? null,
    contentUrl: new URL(settings.CONTENT_URL).origin,
    contentPublicUrl: new URL(settings.CONTENT_PUBLIC_URL).origin,
    serviceAccount: { username: settings.CONTENT_USERNAME, secret: settings.SHARED_SECRET },
    trackingConsent: settings.TRACKING_CONSENT,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    securityContact: settings.SECURITY_CONTACT ?? null,
    cacheDir: settings.CACHE_DIR,
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
