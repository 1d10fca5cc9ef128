import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repository } from './environment.ts';

test('URLs may end with a slash: paths are added to them', () => {
  const printed = `
    const { contentPublicUrl, contentUrl, siteUrl } = await import('./launcher/environment.ts');
    console.log(JSON.stringify([siteUrl, contentUrl, contentPublicUrl]));
  `;
  const env = {
    ...process.env,
    SITE_URL: 'http://localhost:3000/',
    CONTENT_URL: 'http://localhost:3001/',
    CONTENT_PUBLIC_URL: 'https://edition.ecole.example/admin/',
  };
  const output = execFileSync('node', ['--input-type=module', '-e', printed], { cwd: repository, env });
  expect(JSON.parse(output.toString())).toEqual([
    'http://localhost:3000',
    'http://localhost:3001',
    // Refused by the settings, as it is without the slash.
    'https://edition.ecole.example/admin',
  ]);
});
