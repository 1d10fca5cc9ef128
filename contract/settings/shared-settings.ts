import { z } from 'zod';
import { clockSetting } from './clock.ts';

/** The settings that both processes read, with the same schema (section 13, "Configuration"). */

/** The purpose and an example of a setting: the end of every message about it. */
export interface SettingPurpose {
  purpose: string;
  example: string;
}

export const describeSetting = (purpose: string, example: string): SettingPurpose => ({ purpose, example });

export const sharedPurposes = {
  SITE_URL: describeSetting('the public origin of the site', 'https://www.ecole.example'),
  SHARED_SECRET: describeSetting(
    'what signs the messages between site and content service',
    'eight-words-that-nobody-guesses',
  ),
  SHARED_SECRET_ACCEPTED: describeSetting(
    'a second secret whose signatures are accepted, while SHARED_SECRET is replaced',
    'eight-other-words-that-nobody-guesses',
  ),
  CRM_HOSTS: describeSetting('the hosts that CRM links may lead to', 'crm.ecole.example,forms.ecole.example'),
  CONTENT_PUBLIC_URL: describeSetting('where editors reach the admin panel', 'https://edition.ecole.example'),
  CONTENT_USERNAME: describeSetting(
    'the e-mail address of the site’s account at the content service',
    'site@ecole.example',
  ),
  MEDIA_STORAGE_URL: describeSetting('where old URLs of files lead', 'https://media.ecole.example'),
  OTEL_EXPORTER_OTLP_ENDPOINT: describeSetting('where traces are sent', 'http://localhost:4318'),
  NOW: describeSetting('the clock of tests', '2026-11-20T09:00:00+01:00'),
} satisfies Record<string, SettingPurpose>;

/** Defaults that are for one machine only: refused where the site is public. */
export const sharedLocalDefaults = {
  SHARED_SECRET: 'local-shared-secret',
  CRM_HOSTS: ['localhost:3001'],
  CONTENT_PUBLIC_URL: 'http://localhost:3001',
};

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address' });
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
  SITE_URL: httpUrl.default('http://localhost:3000'),
  SHARED_SECRET: secret.default(sharedLocalDefaults.SHARED_SECRET),
  SHARED_SECRET_ACCEPTED: secret.optional(),
  CRM_HOSTS: entries
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts, joined by commas')))
    .default(sharedLocalDefaults.CRM_HOSTS),
  CONTENT_PUBLIC_URL: httpUrl.default(sharedLocalDefaults.CONTENT_PUBLIC_URL),
  CONTENT_USERNAME: z.email('must be an e-mail address').default('site@ecole-meridienne.example'),
  MEDIA_STORAGE_URL: httpUrl.default('https://media.ecole-meridienne.example'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  NOW: clockSetting.optional(),
} satisfies Record<keyof typeof sharedPurposes, z.ZodType>;

/** The secrets whose signatures are accepted. */
export const acceptedSecrets = (settings: { SHARED_SECRET: string; SHARED_SECRET_ACCEPTED?: string | undefined }) =>
  [settings.SHARED_SECRET, settings.SHARED_SECRET_ACCEPTED].filter((known) => known !== undefined);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin is a loopback address. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}
