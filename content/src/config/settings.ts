import path from 'node:path';
import { clockOf } from '@vitrine/contract/settings/clock.ts';
import { isLoopback } from '@vitrine/contract/settings/loopback.ts';
import { readEnvironment, type Values } from '@vitrine/contract/settings/read-environment.ts';
import {
  acceptedSecrets,
  httpUrl,
  onOrOff,
  secret,
  setting,
  sharedLocalDefaults,
  sharedSettings,
  text,
  wholeNumber,
} from '@vitrine/contract/settings/shared-settings.ts';
import { z } from 'zod';
import { fileOf, fileUrlOf, isFileUrl } from './database-file.ts';

/**
 * The settings of the content service, read from the environment once and validated (section 13, "Configuration").
 * Every one has a default that works on one machine; the table in the README is the reference.
 */
const localDefaults = {
  ...sharedLocalDefaults,
  CONTENT_SECRET: 'local-content-secret',
  MAIL_FROM: 'ne-pas-repondre@ecole-meridienne.example',
};

/** Absolute: the service and its commands have different working folders. */
const folder = text.refine((name) => path.isAbsolute(name), 'must be an absolute path');

/** Whether the client of the database can read a URL. PostgreSQL's may have no host: its socket is a parameter then. */
function isDatabaseUrl(url: string): boolean {
  if (!isFileUrl(url)) return URL.canParse(url.replace('@/', '@socket/'));
  try {
    fileOf(url);
    return !/[?#]/.test(url);
  } catch {
    return false;
  }
}

/** Every setting of the content service. */
export const contentSettings = {
  ...sharedSettings,
  CONTENT_PORT: setting('the port where the content service listens', '3001', wholeNumber(1, 65_535).default(3001)),
  CONTENT_HOST: setting('the interface on which the content service listens', '0.0.0.0', text.optional()),
  CONTENT_TRUSTED_PROXIES: setting(
    'how many proxies stand before the content service',
    '1',
    wholeNumber(0, 10).default(0),
  ),
  DATABASE_URL: setting(
    'where the content is kept',
    'postgres://user:password@localhost:5432/content',
    z
      .string()
      .regex(/^(file:\/|postgres(ql)?:)/, {
        error: 'must be file: with an absolute path (SQLite), or begin with postgres: (PostgreSQL)',
        abort: true,
      })
      .refine(isDatabaseUrl, 'must be a URL: write %, #, ? and / of a path or password as %25, %23, %3F and %2F')
      .optional(),
  ),
  CONTENT_SECRET: setting(
    'what signs the editors’ sessions',
    'eight-other-words-that-nobody-guesses',
    secret.default(localDefaults.CONTENT_SECRET),
  ),
  ADMIN_SECOND_FACTOR: setting('whether administrators need a second factor to log in', 'on', onOrOff.optional()),
  DATA_DIR: setting(
    'the folder for database, uploads and logs',
    '/var/lib/content',
    folder.default(path.resolve(process.cwd(), '../.data')),
  ),
  MEDIA_DIR: setting(
    'the folder for uploads and the image variants generated from them',
    '/var/lib/content/media',
    folder.optional(),
  ),
  PREGENERATE_LIBRARY: setting(
    'whether image variants are pre-generated after the start',
    'off',
    onOrOff.default('on'),
  ),
  CHECK_LINKS: setting('whether links to other hosts are requested at night', 'off', onOrOff.optional()),
  S3_BUCKET: setting('the bucket for uploads and their widths, in place of a folder', 'ecole-media', text.optional()),
  S3_REGION: setting('the region of the bucket', 'eu-west-3', text.default('eu-west-3')),
  S3_ENDPOINT: setting('the URL of a bucket that is not Amazon’s', 'https://s3.fr-par.scw.cloud', httpUrl.optional()),
  S3_ACCESS_KEY_ID: setting('the name of the key of the bucket', 'AKIAEXAMPLE', text.optional()),
  S3_SECRET_ACCESS_KEY: setting('the secret of the key of the bucket', 'the-secret-of-the-bucket', text.optional()),
  SMTP_URL: setting(
    'the mail server for forgotten passwords',
    'smtps://user:password@mail.ecole.example',
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtps:// or smtp://')
      .optional(),
  ),
  MAIL_FROM: setting(
    'the sender of mails about forgotten passwords',
    'ne-pas-repondre@ecole.example',
    z.email('must be an e-mail address').default(localDefaults.MAIL_FROM),
  ),
};

/** A bucket has a name, and its key two parts. */
function wrongTogether(settings: Values<typeof contentSettings>): [name: string, wrong: string][] {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secretOfKey } = settings;
  const wrong: [string, string][] = [];
  if (S3_BUCKET === undefined && (S3_ENDPOINT ?? key ?? secretOfKey) !== undefined)
    wrong.push([
      'S3_BUCKET',
      'must be set where there is a key or an endpoint: without it uploads are kept in a folder',
    ]);
  if (key === undefined && secretOfKey !== undefined)
    wrong.push(['S3_ACCESS_KEY_ID', 'and S3_SECRET_ACCESS_KEY belong together']);
  if (secretOfKey === undefined && key !== undefined)
    wrong.push(['S3_SECRET_ACCESS_KEY', 'and S3_ACCESS_KEY_ID belong together']);
  return wrong;
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const settings = readEnvironment(environment, {
    program: 'The content service',
    settings: contentSettings,
    localDefaults,
    wrongTogether,
  });
  const isLocal = isLoopback(settings.SITE_URL);
  return {
    // Origins: what browsers send is compared with them.
    siteUrl: new URL(settings.SITE_URL).origin,
    sharedSecret: settings.SHARED_SECRET,
    acceptedSecrets: acceptedSecrets(settings),
    crmHosts: settings.CRM_HOSTS,
    port: settings.CONTENT_PORT,
    // Loopback where the site is local; elsewhere a firewall decides. Without a host Node listens on all interfaces, on those of IPv4
    // where the kernel has no IPv6.
    host: settings.CONTENT_HOST ?? (isLocal ? '127.0.0.1' : undefined),
    publicUrl: new URL(settings.CONTENT_PUBLIC_URL).origin,
    trustedProxies: settings.CONTENT_TRUSTED_PROXIES,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    databaseUrl: settings.DATABASE_URL ?? fileUrlOf(path.join(settings.DATA_DIR, 'content.db')),
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
