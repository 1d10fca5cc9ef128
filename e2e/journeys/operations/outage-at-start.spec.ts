import { expect, test } from '@playwright/test';
import {
  prepareEnvironment,
  removeEnvironment,
  startContentService,
  startSite,
} from '../../environment/test-environment.ts';

test('a site that starts before its content service waits, logs it, and recovers by itself', {
  tag: '@long',
}, async () => {
  test.setTimeout(180_000);
  const environment = await prepareEnvironment(4104);
  const site = await startSite(environment, { PORT: '4103' });
  try {
    const fr = await fetch('http://localhost:4103/formations');
    expect(fr.status).toBe(503);
    expect(fr.headers.get('retry-after')).toBeTruthy();
    expect(await fr.text()).toContain('Erreur interne au serveur');
    const en = await fetch('http://localhost:4103/en/courses');
    expect(en.status).toBe(503);
    expect(await en.text()).toContain('Internal server error');
    const api = await fetch('http://localhost:4103/api/screens/course-list?locale=fr');
    expect(api.status).toBe(503);
    expect(site.output().match(/waiting for the content service/g)).toHaveLength(1);

    const content = await startContentService(environment);
    try {
      await expect
        .poll(async () => (await fetch('http://localhost:4103/formations')).status, { timeout: 60_000 })
        .toBe(200);
      await expect.poll(() => site.output().match(/content service connected/g)?.length, { timeout: 60_000 }).toBe(1);
    } finally {
      await content.stop();
    }
  } finally {
    await site.kill();
    await removeEnvironment(environment);
  }
});
