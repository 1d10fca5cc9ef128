import path from 'node:path';
import { z } from 'zod';
import { clockOf, clockSetting } from '../protocol/clock.ts';
import { refusalOf, type settingPurposes } from './setting-purposes.ts';

/**
 * The settings of the site, read from the environment once and validated (section "Configuration" of the decisions).
 * Every one has a default that works on one machine; the table in the README is the reference.
 */
const localDefaults = {
  SHARED_SECRET: 'local-shared-secret',
  CONTENT_PASSWORD: 'local-site-password',
} as const;

const address = z.url({ protocol: /^https?$/, error: 'must be an address' });
const text = z.string().regex(/\S/, 'must not be blank');
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .refine((given) => /^\d+$/.test(given) && Number(given) >= lowest && Number(given) <= highest, {
      error: `must be a whole number from ${lowest} to ${highest}`,
    })
    .transform(Number);

/** Each with its purpose: without one it does not compile. */
const schema = z.object({
  SITE_URL: address.default('http://localhost:3000'),
  SHARED_SECRET: z.string().min(16, 'must have 16 characters or more').default(localDefaults.SHARED_SECRET),
  CRM_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts, joined by commas')))
    .default(['localhost:3001']),
  PORT: wholeNumber(0, 65_535).default(3000),
  INTERNAL_PORT: wholeNumber(0, 65_535).default(3002),
  CONTENT_URL: address.default('http://localhost:3001'),
  CONTENT_PUBLIC_URL: address.default('http://localhost:3001'),
  CONTENT_USERNAME: z.email('must be an e-mail address').default('site@ecole-meridienne.example'),
  CONTENT_PASSWORD: z.string().min(8, 'must have 8 characters or more').default(localDefaults.CONTENT_PASSWORD),
  TRACKING_CONSENT: z.enum(['at-once', 'after-choice'], 'must be at-once or after-choice').default('at-once'),
  MEDIA_STORAGE_URL: address.default('https://media.ecole-meridienne.example'),
  CACHE_DIR: text.default(path.resolve(process.cwd(), '../.data/cache')),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMIT: wholeNumber(1, 10_000).default(50),
  SHARED_CACHING: z.enum(['off', 'on'], 'must be off or on').default('off'),
  PURGE_URL: address.optional(),
  PURGE_TOKEN: text.optional(),
  NOW: clockSetting.optional(),
} satisfies Record<keyof typeof settingPurposes, z.ZodType>);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (url: string) => loopback.has(new URL(url).hostname);

/** What is wrong with settings that are fine one by one, each with its sentence. */
function refusalsTogether(settings: z.infer<typeof schema>): string[] {
  const refusals: string[] = [];
  if ((settings.SHARED_CACHING === 'on') !== (settings.PURGE_URL !== undefined)) {
    refusals.push(
      refusalOf('PURGE_URL', 'and SHARED_CACHING=on belong together: a shared cache must be told of every change'),
    );
  }
  if (isLoopback(settings.SITE_URL)) return refusals;
  for (const [name, value] of Object.entries(localDefaults)) {
    if (settings[name as keyof typeof localDefaults] === value) {
      refusals.push(refusalOf(name, 'must be of your own choice when SITE_URL is public'));
    }
  }
  return refusals;
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
    ? refusalsTogether(parsed.data)
    : parsed.error.issues.map(({ path: [name], message }) => refusalOf(String(name), message));
  if (!parsed.success || refusals.length > 0) {
    const lines = [...new Set(refusals)].map((refusal) => `  ${refusal}`);
    throw new Error(`The site cannot start, because of its settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const isLocal = isLoopback(settings.SITE_URL);
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
