import { expect, test } from '@playwright/test';
import { screenSamples } from './screens.ts';

test('nothing that a browser receives contains the token or the password of the service account', async ({
  page,
  request,
}) => {
  const login = await request.post('http://localhost:4101/api/login', {
    data: { username: 'site@ecole-meridienne.example', password: 'local-site-password' },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  // The first part is the same in every token of the service; the account's own is in the second.
  const account = token.split('.')[1]?.slice(0, 40) ?? '';
  expect(account).toHaveLength(40);

  const received: string[] = [];
  page.on('response', (response) => {
    received.push(JSON.stringify(response.headers()));
    response.text().then(
      (body) => received.push(body),
      () => undefined,
    );
  });
  for (const { path } of screenSamples.filter((sample) => sample.locale === 'fr')) {
    await page.goto(path, { waitUntil: 'load' });
  }
  for (const path of [
    '/api/users/me',
    '/api/shell',
    '/api/events',
    '/api/meridienne-news',
    '/api/screens/home',
    '/api/nothing',
  ]) {
    const answer = await request.get(`${path}?locale=en`);
    received.push(JSON.stringify(answer.headers()), await answer.text());
  }
  const everything = received.join('\n');
  expect(everything.length).toBeGreaterThan(100_000);
  for (const secret of [
    account,
    'local-site-password',
    'site@ecole-meridienne.example',
    'local-shared-secret',
    'Bearer',
  ]) {
    expect(everything).not.toContain(secret);
  }
});
