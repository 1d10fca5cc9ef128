import { type SettingPurpose, sharedPurposes, what } from '@vitrine/contract/settings/shared-settings.ts';

/** Every setting of the content service (section 13, "Configuration"). */
export const settingPurposes = {
  ...sharedPurposes,
  CONTENT_PORT: what('the port where the content service listens', '3001'),
  CONTENT_HOST: what('the interface on which the content service listens', '0.0.0.0'),
  CONTENT_TRUSTED_PROXIES: what('how many proxies stand before the content service', '1'),
  SITE_INTERNAL_URLS: what(
    'the internal ports of the sites to notify of changes',
    'http://site-1:3002,http://site-2:3002',
  ),
  DATABASE_URL: what('where the content is kept', 'postgres://user:password@localhost:5432/content'),
  CONTENT_SECRET: what('what signs the editors’ sessions', 'eight-other-words-that-nobody-guesses'),
  DATA_DIR: what('the folder for database, uploads and logs', '/var/lib/content'),
  MEDIA_DIR: what('the folder for uploads and the pictures made from them', '/var/lib/content/media'),
  PREGENERATE_LIBRARY: what('whether pictures that nobody has asked for are made after the start', 'off'),
  S3_BUCKET: what('the bucket for uploads, in place of a folder', 'ecole-media'),
  S3_REGION: what('the region of the bucket', 'eu-west-3'),
  S3_ENDPOINT: what('the address of a bucket that is not Amazon’s', 'https://s3.fr-par.scw.cloud'),
  S3_ACCESS_KEY_ID: what('the name of the key of the bucket', 'AKIAEXAMPLE'),
  S3_SECRET_ACCESS_KEY: what('the secret of the key of the bucket', 'the-secret-of-the-bucket'),
  SMTP_URL: what('the mail server for forgotten passwords', 'smtps://user:password@mail.ecole.example'),
  MAIL_FROM: what('the sender of mails about forgotten passwords', 'ne-pas-repondre@ecole.example'),
} satisfies Record<string, SettingPurpose>;
