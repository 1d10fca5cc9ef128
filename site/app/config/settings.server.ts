import path from 'node:path';
import { z } from 'zod';
import { clockOf, clockSetting } from './clock.ts';

/**
 * The settings of the site, read from the environment once and validated (section "Configuration" of the decisions).
 * Every one has a default that works on one machine; the table in the README is the reference.
 */
const localDefaults = {
  SHARED_SECRET: 'local-shared-secret',
  CONTENT_PASSWORD: 'local-site-password',
} as const;

const address = (example: string) => z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });
const port = (value: number) => z.coerce.number('must be a port number').int().min(0).max(65535).default(value);

const schema = z.object({
  SITE_URL: address('https://www.ecole.example').default('http://localhost:3000'),
  SHARED_SECRET: z.string().min(16, 'must have 16 characters or more').default(localDefaults.SHARED_SECRET),
  CRM_HOSTS: z
    .string()
    .default('localhost:3001')
    .transform((list) => list.split(',').map((host) => host.trim()))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts such as crm.ecole.example, joined by commas')),
    ),
  PORT: port(3000),
  INTERNAL_PORT: port(3002),
  CONTENT_URL: address('http://localhost:3001').default('http://localhost:3001'),
  CONTENT_PUBLIC_URL: address('https://edition.ecole.example').default('http://localhost:3001'),
  CONTENT_USERNAME: z
    .email('must be the e-mail address of the service account')
    .default('site@ecole-meridienne.example'),
  CONTENT_PASSWORD: z.string().min(8, 'must have 8 characters or more').default(localDefaults.CONTENT_PASSWORD),
  TRACKING_CONSENT: z.enum(['at-once', 'after-choice'], 'must be at-once or after-choice').default('at-once'),
  MEDIA_STORAGE_URL: address('https://media.ecole.example').default('https://media.ecole-meridienne.example'),
  CACHE_DIR: z.string().default(path.resolve(process.cwd(), '../.data/cache')),
  TRUSTED_PROXIES: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  RATE_LIMIT: z.coerce.number('must be a number of pages a second').int().min(1).max(10_000).default(50),
  SHARED_CACHING: z.enum(['off', 'on'], 'must be off or on').default('off'),
  PURGE_URL: address('https://cdn.example/purge').optional(),
  PURGE_TOKEN: z.string().min(1).optional(),
  NOW: clockSetting.optional(),
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export type Settings = ReturnType<typeof readSettings>;

/**
 * Validates the environment.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, ready to be printed
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The site cannot start, because of its settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  if ((settings.SHARED_CACHING === 'on') !== (settings.PURGE_URL !== undefined)) {
    throw new Error(
      'The site cannot start: SHARED_CACHING=on and PURGE_URL (such as https://cdn.example/purge) belong together: ' +
        'a shared cache must be told of every change.',
    );
  }
  const isLocal = loopback.has(new URL(settings.SITE_URL).hostname);
  if (!isLocal) {
    const defaults = (Object.keys(localDefaults) as (keyof typeof localDefaults)[]).filter(
      (name) => settings[name] === localDefaults[name],
    );
    if (defaults.length > 0) {
      throw new Error(
        `The site cannot start: ${defaults.join(' and ')} must be of your own choice when SITE_URL is public.`,
      );
    }
  }
  return {
    siteUrl: new URL(settings.SITE_URL).origin,
    sharedSecret: settings.SHARED_SECRET,
    crmHosts: settings.CRM_HOSTS,
    port: settings.PORT,
    // On one machine nobody else has business here; elsewhere the network around it decides.
    // A new release may listen before the old one has ended; on one machine a second start is a mistake.
    reusePort: !isLocal,
    host: isLocal ? '127.0.0.1' : '::',
    internalPort: settings.INTERNAL_PORT,
    contentUrl: new URL(settings.CONTENT_URL).origin,
    contentPublicUrl: new URL(settings.CONTENT_PUBLIC_URL).origin,
    serviceAccount: { username: settings.CONTENT_USERNAME, password: settings.CONTENT_PASSWORD },
    trackingConsent: settings.TRACKING_CONSENT,
    mediaStorageUrl: settings.MEDIA_STORAGE_URL,
    cacheDir: settings.CACHE_DIR,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimit: settings.RATE_LIMIT,
    sharedCaching: settings.SHARED_CACHING === 'on',
    purge: settings.PURGE_URL ? { url: settings.PURGE_URL, token: settings.PURGE_TOKEN ?? null } : null,
    /** the clock by which the site reads days */
    now: clockOf(settings.NOW),
  };
}
