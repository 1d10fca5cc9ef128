import { expect, test } from '@playwright/test';
import { siteHeaders } from '../../environment/accounts.ts';
import { logIn } from '../../environment/editor.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

const json = { 'content-type': 'application/json' };

test('a label that an editor changed before the site started is on its first page', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  const { origin, end } = await startOwnEnvironment(4192, {
    async prepare({ contentUrl }) {
      // As if the former release had sent the label.
      const sent = await fetch(`${contentUrl}/api/taxonomy/update`, {
        method: 'POST',
        headers: { ...json, ...(await siteHeaders(contentUrl)) },
        body: JSON.stringify({
          version: 'taxonomy-0.0.9',
          fr: { 'home.courses.title': 'Nos formations' },
          en: { 'home.courses.title': 'Our courses' },
        }),
      });
      expect(sent.status).toBe(200);
      const editor = await logIn(contentUrl);
      const { id } = await editor.find('labels', 'key', 'home.courses.title');
      await editor.change('labels', id, { text: 'Ce que l’on apprend ici' });
    },
  });
  try {
    expect(await untilReads(`${origin}/`)).toContain('Ce que l’on apprend ici');
    expect(await untilReads(`${origin}/en`)).toContain('The courses');
  } finally {
    await end();
  }
});
