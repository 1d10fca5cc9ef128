import path from 'node:path';
import { z } from 'zod';

/**
 * The settings of the content service, read from the environment once and validated (section "Configuration" of the
 * decisions). Every one has a default that works on one machine; the table in the README is the reference.
 */
const localSecrets = { CONTENT_SECRET: 'local-content-secret', SHARED_SECRET: 'local-shared-secret' } as const;

const url = (example: string) => z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });
const originList = z
  .string()
  .default('http://localhost:3002')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(url('http://localhost:3002')));

const schema = z.object({
  SITE_URL: url('https://www.ecole.example').default('http://localhost:3000'),
  SHARED_SECRET: z.string().min(16, 'must have 16 characters or more').default(localSecrets.SHARED_SECRET),
  CRM_HOSTS: z
    .string()
    .default('localhost:3001')
    .transform((list) => list.split(',').map((host) => host.trim()))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts such as crm.ecole.example, joined by commas')),
    ),
  CONTENT_PORT: z.coerce.number('must be a port number').int().min(1).max(65535).default(3001),
  CONTENT_PUBLIC_URL: url('https://edition.ecole.example').default('http://localhost:3001'),
  SITE_INTERNAL_URLS: originList,
  MEDIA_STORAGE_URL: url('https://media.ecole.example').default('https://media.ecole-meridienne.example'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must begin with file: (SQLite) or postgres: (PostgreSQL)')
    .optional(),
  CONTENT_SECRET: z.string().min(16, 'must have 16 characters or more').default(localSecrets.CONTENT_SECRET),
  CONTENT_USERNAME: z.string().default('site@ecole-meridienne.example'),
  CONTENT_PASSWORD: z.string().default('local-site-password'),
  DATA_DIR: z.string().default(path.resolve(process.cwd(), '../.data')),
  MEDIA_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-3'),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address such as smtps://user:password@mail.ecole.example')
    .optional(),
  MAIL_FROM: z.email().default('ne-pas-repondre@ecole-meridienne.example'),
  NOW: z.iso.datetime({ offset: true }).optional(),
});

export type Settings = ReturnType<typeof readSettings>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, ready to be printed
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The content service cannot start, because of its settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const isLocal = loopback.has(new URL(settings.SITE_URL).hostname);
  if (!isLocal) {
    const defaults = (Object.keys(localSecrets) as (keyof typeof localSecrets)[]).filter(
      (name) => settings[name] === localSecrets[name],
    );
    if (defaults.length > 0) {
      throw new Error(
        `The content service cannot start: ${defaults.join(' and ')} must be set to a secret of your own when SITE_URL is public.`,
      );
    }
  }
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
    isLocal,
    now: settings.NOW ? new Date(settings.NOW) : null,
  };
}

export const settings = readSettings(process.env);
