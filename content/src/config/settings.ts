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
 * The settings of the content service, read from the environment once and validated (section 13, "Configuration").
 * Every one has a default that works on one machine; the table in the README is the reference.
 */
const localDefaults = {
  ...sharedLocalDefaults,
  CONTENT_SECRET: 'local-content-secret',
  MAIL_FROM: 'ne-pas-repondre@ecole-meridienne.example',
};

/** A setting without a purpose in `settingPurposes` does not compile. */
const schema = z.object({
  ...sharedSettings,
  CONTENT_PORT: wholeNumber(1, 65_535).default(3001),
  CONTENT_HOST: text.optional(),
  CONTENT_TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must begin with file: (SQLite) or postgres: (PostgreSQL)')
    .optional(),
  CONTENT_SECRET: secret.default(localDefaults.CONTENT_SECRET),
  ADMIN_SECOND_FACTOR: onOrOff.optional(),
  DATA_DIR: text.default(path.resolve(process.cwd(), '../.data')),
  MEDIA_DIR: text.optional(),
  PREGENERATE_LIBRARY: onOrOff.default('on'),
  CHECK_LINKS: onOrOff.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('eu-west-3'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtps:// or smtp://')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default(localDefaults.MAIL_FROM),
} satisfies Record<keyof typeof settingPurposes, z.ZodType>);

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const settings = readEnvironment(environment, {
    program: 'The content service',
    schema,
    purposes: settingPurposes,
    localDefaults,
  });
  const isLocal = isLoopback(settings.SITE_URL);
  return {
    // Origins: what browsers send is compared with them.
    siteUrl: new URL(settings.SITE_URL).origin,
    sharedSecret: settings.SHARED_SECRET,
    acceptedSecrets: acceptedSecrets(settings),
    crmHosts: settings.CRM_HOSTS,
    port: settings.CONTENT_PORT,
    // Loopback where the site is local; elsewhere all interfaces, and a firewall decides.
    host: settings.CONTENT_HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: new URL(settings.CONTENT_PUBLIC_URL).origin,
    trustedProxies: settings.CONTENT_TRUSTED_PROXIES,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    databaseUrl: settings.DATABASE_URL ?? `file:${path.join(settings.DATA_DIR, 'content.db')}`,
    secret: settings.CONTENT_SECRET,
    /** whether administrators need a second factor */
    adminSecondFactor: (settings.ADMIN_SECOND_FACTOR ?? (isLocal ? 'off' : 'on')) === 'on',
    /** the e-mail address of the site's own account */
    siteUsername: settings.CONTENT_USERNAME,
    mediaDir: settings.MEDIA_DIR ?? path.join(settings.DATA_DIR, 'media'),
    /** off where another process with the same media library does it, or where the CPU time is needed otherwise */
    pregenerateLibrary: settings.PREGENERATE_LIBRARY === 'on',
    /** whether other hosts are requested at night */
    checkLinks: (settings.CHECK_LINKS ?? (isLocal ? 'off' : 'on')) === 'on',
    s3: settings.S3_BUCKET
      ? {
          bucket: settings.S3_BUCKET,
          region: settings.S3_REGION,
          endpoint: settings.S3_ENDPOINT,
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        }
      : null,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    isLocal,
    /** where traces are sent; null: nowhere, and nothing of OpenTelemetry is loaded */
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** the clock by which everything is dated and due: schedules, the trash, the check of links, visits, the sample's dates */
    now: clockOf(settings.NOW),
  };
}

export const settings = readSettings(process.env);
