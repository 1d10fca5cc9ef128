import { type SettingPurpose, sharedPurposes, what } from '@vitrine/contract/settings/shared-settings.ts';

/** Every setting of the site (section 13, "Configuration"). */
export const settingPurposes = {
  ...sharedPurposes,
  PORT: what('the port where the site listens for visitors', '3000'),
  INTERNAL_PORT: what('the port for health, metrics and messages of the content service', '3002'),
  INTERNAL_HOST: what('the interface on which the internal port listens', '10.0.0.5'),
  METRICS_TOKEN: what('the bearer token for /metrics and /cache of the internal port', 'one-that-nobody-guesses'),
  CONTENT_URL: what('where the site reaches the content service', 'http://localhost:3001'),
  TRACKING_CONSENT: what('when the origin of a visit is stored', 'after-choice'),
  SECURITY_CONTACT: what('whom /.well-known/security.txt names', 'mailto:security@ecole.example'),
  CACHE_DIR: what('the folder for what the site remembers of the content service', '/var/cache/site'),
  TRUSTED_PROXIES: what('how many proxies of your own stand before the site', '1'),
  RATE_LIMIT: what('how many pages one client may have made anew each second', '50'),
  CONNECTIONS_PER_CLIENT: what('how many connections one client may have open at once', '500'),
  SHARED_CACHING: what('whether a CDN keeps pages', 'on'),
  PURGE_URL: what('where the CDN is told what to drop', 'https://cdn.example/purge'),
  PURGE_TOKEN: what('the bearer token for PURGE_URL', 'the-token-of-the-cdn'),
} satisfies Record<string, SettingPurpose>;
