import { z } from 'zod';
import { clockSetting } from './clock.ts';

/** The settings that both processes read, with the same schema (section 13, "Configuration"). */

/** A setting: what it is for and an example, with which every message about it ends, and its schema. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  purpose: string;
  example: string;
  schema: S;
}

export const setting = <S extends z.ZodType>(purpose: string, example: string, schema: S): Setting<S> => ({
  purpose,
  example,
  schema,
});

/** Defaults that are for one machine only: refused where the site is public. */
export const sharedLocalDefaults = {
  SHARED_SECRET: 'local-shared-secret',
  CRM_HOSTS: ['localhost:3001'],
  CONTENT_PUBLIC_URL: 'http://localhost:3001',
};

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address' });
/** For what both processes use as an origin: they respond at the root of their hosts, and a path would be lost silently. */
export const originUrl = httpUrl.refine(
  (given) => !URL.canParse(given) || new URL(given).href === `${new URL(given).origin}/`,
  { error: 'must end after its host or port: remove what follows, a path for example, and any login' },
);
export const text = z.string().regex(/\S/, 'must not be blank');
export const secret = z.string().min(16, 'must have 16 characters or more');
export const onOrOff = z.enum(['off', 'on'], 'must be off or on');
const entries = z.string().transform((list) => list.split(',').map((entry) => entry.trim()));
export const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .refine((given) => /^\d+$/.test(given) && Number(given) >= lowest && Number(given) <= highest, {
      error: `must be a whole number from ${lowest} to ${highest}`,
    })
    .transform(Number);

export const sharedSettings = {
  SITE_URL: setting(
    'the public origin of the site',
    'https://www.ecole.example',
    originUrl.default('http://localhost:3000'),
  ),
  SHARED_SECRET: setting(
    'what signs the messages between site and content service',
    'eight-words-that-nobody-guesses',
    secret.default(sharedLocalDefaults.SHARED_SECRET),
  ),
  SHARED_SECRET_ACCEPTED: setting(
    'a second secret whose signatures are accepted, while SHARED_SECRET is replaced',
    'eight-other-words-that-nobody-guesses',
    secret.optional(),
  ),
  CRM_HOSTS: setting(
    'the hosts that CRM links may lead to',
    'crm.ecole.example,forms.ecole.example',
    entries
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts, joined by commas')))
      .default(sharedLocalDefaults.CRM_HOSTS),
  ),
  CONTENT_PUBLIC_URL: setting(
    'where editors reach the admin panel',
    'https://edition.ecole.example',
    originUrl.default(sharedLocalDefaults.CONTENT_PUBLIC_URL),
  ),
  CONTENT_USERNAME: setting(
    'the e-mail address of the site’s account at the content service',
    'site@ecole.example',
    z.email('must be an e-mail address').default('site@ecole-meridienne.example'),
  ),
  MEDIA_STORAGE_URL: setting(
    'where old URLs of files lead',
    'https://media.ecole.example',
    httpUrl.default('https://media.ecole-meridienne.example'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting('where traces are sent', 'http://localhost:4318', httpUrl.optional()),
  NOW: setting('the clock of tests', '2026-11-20T09:00:00+01:00', clockSetting.optional()),
};

/** The secrets whose signatures are accepted. */
export const acceptedSecrets = (settings: { SHARED_SECRET: string; SHARED_SECRET_ACCEPTED?: string | undefined }) =>
  [settings.SHARED_SECRET, settings.SHARED_SECRET_ACCEPTED].filter((known) => known !== undefined);
