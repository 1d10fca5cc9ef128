import { expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { readCrmActions, readCrmCampuses, readEveryCrmLink } from './crm-links.ts';

/** The sample site, and the paths that are requested of its content service. */
function observedSite() {
  const site = siteOfTests();
  const requested: string[] = [];
  const get: typeof site.content.get = (path, query, ...rest) => {
    requested.push(`${query.locale} ${path}`);
    return site.content.get(path, query, ...rest);
  };
  // A link of the sample that may not be followed is logged.
  return { requested, site: { ...site, content: { ...site.content, get }, logLeftOut: () => undefined } };
}

it('the links of every choice that a visitor has are read, in both languages', async () => {
  const { requested, site } = observedSite();
  await readEveryCrmLink(site, new AbortController().signal);
  const { brochure } = await readCrmActions(site, 'en');
  const course = brochure.at(-1)?.slug ?? '';
  const campuses = await readCrmCampuses(site, 'en', 'brochure', course);
  expect(campuses.length).toBeGreaterThan(0);
  for (const locale of ['fr', 'en'])
    for (const { slug } of campuses) expect(requested).toContain(`${locale} /crm-links/brochure/${course}/${slug}`);
  expect(requested.filter((path) => path.includes('/registration/')).length).toBeGreaterThan(10);
});

it('no more are read once the process is about to end', async () => {
  const { requested, site } = observedSite();
  await readEveryCrmLink(site, AbortSignal.abort());
  expect(requested.some((path) => /\/crm-links\/\w+\/[^/]+\/(?!campuses)/.test(path))).toBe(false);
});
