/** What a setting is for, and a value that would do: the end of every message about it. */
interface SettingPurpose {
  purpose: string;
  example: string;
}

const what = (purpose: string, example: string): SettingPurpose => ({ purpose, example });

/** Every setting of the content service (section "Configuration" of the decisions). */
export const settingPurposes = {
  SITE_URL: what('the public origin of the site', 'https://www.ecole.example'),
  SHARED_SECRET: what('what signs the messages between site and content service', 'eight-words-that-nobody-guesses'),
  CRM_HOSTS: what('the hosts that CRM links may lead to', 'crm.ecole.example,forms.ecole.example'),
  CONTENT_PORT: what('the port where the content service listens', '3001'),
  CONTENT_PUBLIC_URL: what('where editors reach the admin panel', 'https://edition.ecole.example'),
  SITE_INTERNAL_URLS: what(
    'the internal ports of the sites to tell of changes',
    'http://site-1:3002,http://site-2:3002',
  ),
  MEDIA_STORAGE_URL: what('where old addresses of files lead', 'https://media.ecole.example'),
  DATABASE_URL: what('where the content is kept', 'postgres://user:password@localhost:5432/content'),
  CONTENT_SECRET: what('what signs the editors’ sessions', 'eight-other-words-that-nobody-guesses'),
  CONTENT_USERNAME: what('the e-mail address of the site’s account at the content service', 'site@ecole.example'),
  CONTENT_PASSWORD: what('the password of the site’s account at the content service', 'one-that-nobody-guesses'),
  DATA_DIR: what('the folder for database, uploads and logs', '/var/lib/content'),
  MEDIA_DIR: what('the folder for uploads and the pictures made from them', '/var/lib/content/media'),
  S3_BUCKET: what('the bucket for uploads, in place of a folder', 'ecole-media'),
  S3_REGION: what('the region of the bucket', 'eu-west-3'),
  S3_ENDPOINT: what('the address of a bucket that is not Amazon’s', 'https://s3.fr-par.scw.cloud'),
  S3_ACCESS_KEY_ID: what('the name of the key of the bucket', 'AKIAEXAMPLE'),
  S3_SECRET_ACCESS_KEY: what('the secret of the key of the bucket', 'the-secret-of-the-bucket'),
  SMTP_URL: what('the mail server for forgotten passwords', 'smtps://user:password@mail.ecole.example'),
  MAIL_FROM: what('the sender of mails about forgotten passwords', 'ne-pas-repondre@ecole.example'),
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
