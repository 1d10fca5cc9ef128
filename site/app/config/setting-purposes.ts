import { describeSetting, type SettingPurpose, sharedPurposes } from '@vitrine/contract/settings/shared-settings.ts';

/** Every setting of the site (section 13, "Configuration"). */
export const settingPurposes = {
  ...sharedPurposes,
  PORT: describeSetting('the port where the site listens for visitors', '3000'),
  HOST: describeSetting('the interface on which that port listens', '127.0.0.1'),
  INTERNAL_PORT: describeSetting('the port for health, and for the metrics, cache and redirects that operators read', '3002'),
  INTERNAL_HOST: describeSetting('the interface on which the internal port listens', '0.0.0.0'),
  METRICS_TOKEN: describeSetting(
    'the bearer token for /metrics, /cache and /redirects of the internal port',
    'one-that-nobody-guesses',
  ),
  CONTENT_URL: describeSetting('where the site reaches the content service', 'http://localhost:3001'),
  TRACKING_CONSENT: describeSetting('when the origin of a visit is stored', 'after-choice'),
  SECURITY_CONTACT: describeSetting('whom /.well-known/security.txt names', 'mailto:security@ecole.example'),
  CACHE_DIR: describeSetting('the folder for the content cache and the media cache of the site', '/var/cache/site'),
  WARM_UP_SECONDS: describeSetting('for how many seconds a start renders published pages before it is ready', '30'),
  ASSETS_DIR: describeSetting(
    'the folder in which the releases of one site share their hashed files',
    '/var/lib/site/assets',
  ),
  ASSETS_DAYS: describeSetting('for how many days a file stays in ASSETS_DIR that no release uses', '30'),
  TRUSTED_PROXIES: describeSetting('how many proxies of your own stand before the site', '1'),
  RATE_LIMIT: describeSetting('how many pages are rendered for one client each second', '50'),
  CONNECTIONS_PER_CLIENT: describeSetting('how many connections one client may have open at once', '500'),
  SHARED_CACHING: describeSetting('whether a CDN keeps pages', 'on'),
  PURGE_URL: describeSetting('where purges are sent to the CDN', 'https://cdn.example/purge'),
  PURGE_TOKEN: describeSetting('the bearer token for PURGE_URL', 'the-token-of-the-cdn'),
} satisfies Record<string, SettingPurpose>;
