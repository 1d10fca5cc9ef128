/** What a setting is for, and a value that would do: the end of every message about it. */
interface SettingPurpose {
  purpose: string;
  example: string;
}

const what = (purpose: string, example: string): SettingPurpose => ({ purpose, example });

/** Every setting of the site (section "Configuration" of the decisions). */
export const settingPurposes = {
  SITE_URL: what('the public origin of the site', 'https://www.ecole.example'),
  SHARED_SECRET: what('what signs the messages between site and content service', 'eight-words-that-nobody-guesses'),
  CRM_HOSTS: what('the hosts that CRM links may lead to', 'crm.ecole.example,forms.ecole.example'),
  PORT: what('the port where the site listens for visitors', '3000'),
  INTERNAL_PORT: what('the port for health, metrics and messages of the content service', '3002'),
  CONTENT_URL: what('where the site reaches the content service', 'http://localhost:3001'),
  CONTENT_PUBLIC_URL: what('where editors reach the admin panel', 'https://edition.ecole.example'),
  CONTENT_USERNAME: what('the e-mail address of the site’s account at the content service', 'site@ecole.example'),
  CONTENT_PASSWORD: what('the password of the site’s account at the content service', 'one-that-nobody-guesses'),
  TRACKING_CONSENT: what('when the origin of a visit is stored', 'after-choice'),
  MEDIA_STORAGE_URL: what('where old addresses of files lead', 'https://media.ecole.example'),
  CACHE_DIR: what('the folder for what the site remembers of the content service', '/var/cache/site'),
  TRUSTED_PROXIES: what('how many proxies of your own stand before the site', '1'),
  RATE_LIMIT: what('how many pages one client may have made anew each second', '50'),
  SHARED_CACHING: what('whether a CDN keeps pages', 'on'),
  PURGE_URL: what('where the CDN is told what to drop', 'https://cdn.example/purge'),
  PURGE_TOKEN: what('the bearer token for PURGE_URL', 'the-token-of-the-cdn'),
  NOW: what('the clock of tests', '2026-11-20T09:00:00+01:00'),
} satisfies Record<string, SettingPurpose>;

/**
 * One line about a setting that is refused.
 * @param wrong what is wrong with it, as it follows its name in a sentence
 */
export function refusalOf(name: string, wrong: string): string {
  const { purpose, example } = settingPurposes[name as keyof typeof settingPurposes];
  return `${name} ${wrong} (${purpose}, for example ${name}=${example})`;
}
