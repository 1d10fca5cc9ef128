import { describeSetting, type SettingPurpose, sharedPurposes } from '@vitrine/contract/settings/shared-settings.ts';

/** Every setting of the content service (section 13, "Configuration"). */
export const settingPurposes = {
  ...sharedPurposes,
  CONTENT_PORT: describeSetting('the port where the content service listens', '3001'),
  CONTENT_HOST: describeSetting('the interface on which the content service listens', '0.0.0.0'),
  CONTENT_TRUSTED_PROXIES: describeSetting('how many proxies stand before the content service', '1'),
  DATABASE_URL: describeSetting('where the content is kept', 'postgres://user:password@localhost:5432/content'),
  CONTENT_SECRET: describeSetting('what signs the editors’ sessions', 'eight-other-words-that-nobody-guesses'),
  ADMIN_SECOND_FACTOR: describeSetting('whether administrators need a second factor to log in', 'on'),
  DATA_DIR: describeSetting('the folder for database, uploads and logs', '/var/lib/content'),
  MEDIA_DIR: describeSetting(
    'the folder for uploads and the image variants generated from them',
    '/var/lib/content/media',
  ),
  PREGENERATE_LIBRARY: describeSetting('whether image variants are pre-generated after the start', 'off'),
  CHECK_LINKS: describeSetting('whether links to other hosts are requested at night', 'off'),
  S3_BUCKET: describeSetting('the bucket for uploads and their widths, in place of a folder', 'ecole-media'),
  S3_REGION: describeSetting('the region of the bucket', 'eu-west-3'),
  S3_ENDPOINT: describeSetting('the URL of a bucket that is not Amazon’s', 'https://s3.fr-par.scw.cloud'),
  S3_ACCESS_KEY_ID: describeSetting('the name of the key of the bucket', 'AKIAEXAMPLE'),
  S3_SECRET_ACCESS_KEY: describeSetting('the secret of the key of the bucket', 'the-secret-of-the-bucket'),
  SMTP_URL: describeSetting('the mail server for forgotten passwords', 'smtps://user:password@mail.ecole.example'),
  MAIL_FROM: describeSetting('the sender of mails about forgotten passwords', 'ne-pas-repondre@ecole.example'),
} satisfies Record<string, SettingPurpose>;
