import { expect, test } from '@playwright/test';
import { logIn } from '../../environment/editor.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';

test('a publication is on the site within 30 s, although its notification is lost', { tag: '@long' }, async () => {
  test.setTimeout(240_000);
  // Nothing listens at the URL to which the content service sends notifications.
  const settings = { SITE_INTERNAL_URLS: 'http://localhost:9' };
  const { environment, origin, content, end } = await startOwnEnvironment(4210, { settings });
  try {
    const shows = ['/campus/nantes', '/campus', '/'];
    const shown = async (path: string) => {
      const response = await fetch(origin + path);
      return response.status === 200 ? response.text() : '';
    };
    const { find, change } = await logIn(environment.contentUrl);
    const campus = await find('campuses', 'slug', 'nantes');
    for (const path of shows)
      await expect.poll(() => shown(path), { message: path, timeout: 60_000 }).toContain('Nantes');
    const title = 'Nantes, île aux ateliers';
    await change('campuses', campus.id, { title, _status: 'published' });
    const published = Date.now();
    for (const path of shows) {
      await expect
        .poll(async () => (await shown(path)).includes(title), { message: path, intervals: [200], timeout: 60_000 })
        .toBe(true);
    }
    const waited = Date.now() - published;
    expect(waited).toBeLessThan(30_000);
    // It was read from the journal: no notification arrived.
    expect(content.output()).toContain('http://localhost:9');
  } finally {
    await end();
  }
});
