import { expect, test } from '@playwright/test';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

test('another school on the same content service has a site of its own', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  const environment = sharedEnvironment();
  const site = await startSite(environment, {
    PORT: '4102',
    CONTENT_USERNAME: 'site@atelier-ponant.example',
  });
  try {
    const statusOf = async (path: string) => (await fetch(`http://localhost:4102${path}`)).status;
    expect(await untilReads('http://localhost:4102/')).toContain('Atelier Ponant');
    await untilReads('http://localhost:4102/formations/design-naval');
    await expect.poll(() => statusOf('/formations/architecture-interieure')).toBe(404);
    for (const path of ['/', '/formations', '/campus', '/news', '/agenda', '/portfolios']) {
      expect(await untilReads(`http://localhost:4102${path}`), path).not.toMatch(/Méridienne|architecture-interieure/);
    }
    // It has no accessibility statement yet, so nothing leads to one.
    expect(await statusOf('/accessibilite')).toBe(404);
    for (const path of ['/', '/sitemap.xml'])
      expect(await untilReads(`http://localhost:4102${path}`), path).not.toContain('/accessibilite');
  } finally {
    await site.kill();
  }
});
