import path from 'node:path';
import { clockOf, clockSetting } from '@vitrine/site/protocol/clock.ts';
import { z } from 'zod';
import { refusalOf, type settingPurposes } from './setting-purposes.ts';

/**
 * The settings of the content service, read from the environment once and validated (section "Configuration" of the
 * decisions). Every one has a default that works on one machine; the table in the README is the reference.
 */
const localDefaults = {
  CONTENT_SECRET: 'local-content-secret',
  SHARED_SECRET: 'local-shared-secret',
  CONTENT_PASSWORD: 'local-site-password',
} as const;

const address = z.url({ protocol: /^https?$/, error: 'must be an address' });
const text = z.string().regex(/\S/, 'must not be blank');
const secret = z.string().min(16, 'must have 16 characters or more');
const entries = z.string().transform((list) => list.split(',').map((entry) => entry.trim()));
const isPort = (given: string) => /^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= 65_535;

/** Each with its purpose: without one it does not compile. */
const schema = z.object({
  SITE_URL: address.default('http://localhost:3000'),
  SHARED_SECRET: secret.default(localDefaults.SHARED_SECRET),
  CRM_HOSTS: entries
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts, joined by commas')))
    .default(['localhost:3001']),
  CONTENT_PORT: z.string().refine(isPort, 'must be a whole number from 1 to 65535').transform(Number).default(3001),
  CONTENT_PUBLIC_URL: address.default('http://localhost:3001'),
  SITE_INTERNAL_URLS: entries
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses, joined by commas' })))
    .default(['http://localhost:3002']),
  MEDIA_STORAGE_URL: address.default('https://media.ecole-meridienne.example'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must begin with file: (SQLite) or postgres: (PostgreSQL)')
    .optional(),
  CONTENT_SECRET: secret.default(localDefaults.CONTENT_SECRET),
  CONTENT_USERNAME: z.email('must be an e-mail address').default('site@ecole-meridienne.example'),
  CONTENT_PASSWORD: z.string().min(8, 'must have 8 characters or more').default(localDefaults.CONTENT_PASSWORD),
  DATA_DIR: text.default(path.resolve(process.cwd(), '../.data')),
  MEDIA_DIR: text.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('eu-west-3'),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtps:// or smtp://')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('ne-pas-repondre@ecole-meridienne.example'),
  NOW: clockSetting.optional(),
} satisfies Record<keyof typeof settingPurposes, z.ZodType>);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (url: string) => loopback.has(new URL(url).hostname);

/** The defaults that are for one machine only, where the site is public, each with its sentence. */
function refusedDefaults(settings: z.infer<typeof schema>): string[] {
  if (isLoopback(settings.SITE_URL)) return [];
  return Object.entries(localDefaults)
    .filter(([name, value]) => settings[name as keyof typeof localDefaults] === value)
    .map(([name]) => refusalOf(name, 'must be of your own choice when SITE_URL is public'));
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const refusals = parsed.success
    ? refusedDefaults(parsed.data)
    : parsed.error.issues.map(({ path: [name], message }) => refusalOf(String(name), message));
  if (!parsed.success || refusals.length > 0) {
    const lines = [...new Set(refusals)].map((refusal) => `  ${refusal}`);
    throw new Error(`The content service cannot start, because of its settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    siteUrl: settings.SITE_URL,
    sharedSecret: settings.SHARED_SECRET,
    crmHosts: settings.CRM_HOSTS,
    port: settings.CONTENT_PORT,
    publicUrl: settings.CONTENT_PUBLIC_URL,
    siteInternalUrls: settings.SITE_INTERNAL_URLS,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    databaseUrl: settings.DATABASE_URL ?? `file:${path.join(settings.DATA_DIR, 'content.db')}`,
    secret: settings.CONTENT_SECRET,
    serviceAccount: { username: settings.CONTENT_USERNAME, password: settings.CONTENT_PASSWORD },
    mediaDir: settings.MEDIA_DIR ?? path.join(settings.DATA_DIR, 'media'),
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
    isLocal: isLoopback(settings.SITE_URL),
    /** the clock that the sample's dates are counted from, and that dates what was not found */
    now: clockOf(settings.NOW),
  };
}

export const settings = readSettings(process.env);
