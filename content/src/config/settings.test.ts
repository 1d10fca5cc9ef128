import { describe, expect, it } from 'vitest';
import { contentSettings, readSettings } from './settings.ts';

const names = Object.keys(contentSettings) as (keyof typeof contentSettings)[];
const endOf = (name: keyof typeof contentSettings) =>
  `(${contentSettings[name].purpose}, for example ${name}=${contentSettings[name].example})`;
const noPath = 'must end after its host or port: remove what follows, a path for example, and any login';
const noUrl = 'must be a URL: write %, #, ? and / of a path or password as %25, %23, %3F and %2F';

it('has a working default for everything on one machine', () => {
  expect(readSettings({})).toMatchObject({ publicUrl: 'http://localhost:3001', port: 3001, isLocal: true, s3: null });
});

it('listens on loopback where SITE_URL is a loopback address, on all interfaces elsewhere, or on CONTENT_HOST', () => {
  expect(readSettings({}).host).toBe('127.0.0.1');
  expect(readSettings({ CONTENT_HOST: '' }).host).toBe('127.0.0.1');
  expect(readSettings({ CONTENT_HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  const examples = Object.entries(contentSettings).map(([name, { example }]) => [name, example]);
  expect(readSettings({ ...Object.fromEntries(examples), CONTENT_HOST: '' }).host).toBeUndefined();
});

it('takes the origins of the two public URLs, however they are written', () => {
  const given = { SITE_URL: 'http://LOCALHOST:3000/', CONTENT_PUBLIC_URL: 'http://localhost:80/' };
  expect(readSettings(given)).toMatchObject({ siteUrl: 'http://localhost:3000', publicUrl: 'http://localhost' });
});

it('has its database in a DATA_DIR of any name', () => {
  expect(readSettings({ DATA_DIR: '/srv/C# à 100 %' }).databaseUrl).toBe('file:/srv/C%23 à 100 %25/content.db');
});

it.each([
  'file:/srv/100%25/content.db',
  'postgres://vitrine:a%23b@localhost/content',
  'postgres://vitrine@/content?host=/run/postgresql',
])('takes a database of which the client can read the URL: %s', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

describe('a wrong value', () => {
  it.each(names)('of %s ends the start with its name, what it is for and an example', (name) => {
    const start = () => readSettings({ [name]: ' ' });
    expect(start).toThrow(`\n  ${name} must `);
    expect(start).toThrow(endOf(name));
  });

  it('has an example that would do', () => {
    const examples = Object.fromEntries(names.map((name) => [name, contentSettings[name].example]));
    expect(readSettings(examples)).toMatchObject({ isLocal: false, s3: { bucket: 'ecole-media' } });
  });

  it.each([
    ['CONTENT_PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['CONTENT_PORT', '0', 'must be a whole number from 1 to 65535'],
    [
      'DATABASE_URL',
      'mysql://localhost',
      'must be file: with an absolute path (SQLite), or begin with postgres: (PostgreSQL)',
    ],
    [
      'DATABASE_URL',
      'file:./content.db',
      'must be file: with an absolute path (SQLite), or begin with postgres: (PostgreSQL)',
    ],
    ['DATABASE_URL', 'postgres://vitrine:a#b@localhost/content', noUrl],
    ['DATABASE_URL', 'file:/srv/c#/content.db', noUrl],
    ['DATABASE_URL', 'file:/srv/100%/content.db', noUrl],
    ['MEDIA_DIR', 'media', 'must be an absolute path'],
    ['SITE_URL', 'https://www.ecole.example/site', noPath],
    ['CONTENT_PUBLIC_URL', 'https://edition.ecole.example/admin', noPath],
    ['CONTENT_USERNAME', 'site', 'must be an e-mail address'],
    ['CONTENT_SECRET', 'too-short', 'must have 16 characters or more'],
  ] as const)('%s=%s: %s', (name, value, wrong) => {
    expect(() => readSettings({ [name]: value })).toThrow(`  ${name} ${wrong} ${endOf(name)}`);
  });
});

it.each([
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.ecole.example' }],
  ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a' }],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'b' }],
] as const)('refuses a bucket without %s where the rest of it is set', (missing, given) => {
  expect(() => readSettings(given)).toThrow(endOf(missing));
  expect(() => readSettings({ ...given, [missing]: 'c' })).not.toThrow();
});

it('takes a bucket alone: who may reach it is for its machine to say', () => {
  expect(readSettings({ S3_BUCKET: 'media', S3_REGION: 'eu-west-1' }).s3).toMatchObject({ bucket: 'media' });
});

it('refuses the sample’s values where SITE_URL is public', () => {
  const start = () => readSettings({ SITE_URL: 'https://www.ecole.example' });
  for (const name of ['CONTENT_SECRET', 'SHARED_SECRET', 'CRM_HOSTS', 'CONTENT_PUBLIC_URL', 'MAIL_FROM'] as const) {
    expect(start).toThrow(`  ${name} must be of your own choice when SITE_URL is public ${endOf(name)}`);
  }
});

it.each([
  ['2026-11-20T09:00:00+01:00', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
])('has the clock of the site: %s', (setting, moment) => {
  expect(readSettings({ NOW: setting }).now().toISOString()).toBe(moment);
  expect(
    readSettings({ NOW: `${setting}/..` })
      .now()
      .toISOString()
      .slice(0, 16),
  ).toBe(moment.slice(0, 16));
});
