import { expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { ContentUnavailable } from '../errors.ts';
import type { SiteContext } from '../site-context.ts';
import { readCrmActions, readCrmCampuses, readEveryCrmLink } from './crm-links.ts';

/** Of the content service, which is asked once for all tests: there are hundreds. */
const responses = new Map<string, Promise<unknown>>();

/**
 * The sample site, and the paths that are requested of its content service.
 * @param fails whether a request fails
 */
function observedSite(fails: (request: string, times: number) => boolean = () => false) {
  const site = siteOfTests();
  const requested: string[] = [];
  const get: typeof site.content.get = async (path, query, ...rest) => {
    const request = `${query.locale} ${path}`;
    requested.push(request);
    if (fails(request, requested.filter((other) => other === request).length))
      throw new ContentUnavailable(path, 'status 500', false, 500);
    const response = responses.get(request) ?? site.content.get(path, query, ...rest);
    responses.set(request, response);
    return response as ReturnType<typeof get<(typeof rest)[0]>>;
  };
  // A link of the sample that may not be followed is logged.
  return { requested, site: { ...site, content: { ...site.content, get }, logLeftOut: () => undefined } };
}

const readingOf = (site: SiteContext) => ({
  newContext: () => site,
  signal: new AbortController().signal,
  restAfterRead: 0,
  restAfterFailure: 1,
});

it('the links of every choice that a visitor has are read, in both languages', async () => {
  const { requested, site } = observedSite();
  expect(await readEveryCrmLink(readingOf(site))).toEqual([]);
  const { brochure } = await readCrmActions(site, 'en');
  const course = brochure.at(-1)?.slug ?? '';
  const campuses = await readCrmCampuses(site, 'en', 'brochure', course);
  expect(campuses.length).toBeGreaterThan(0);
  for (const locale of ['fr', 'en'])
    for (const { slug } of campuses) expect(requested).toContain(`${locale} /crm-links/brochure/${course}/${slug}`);
  expect(requested.filter((path) => path.includes('/registration/')).length).toBeGreaterThan(10);
});

it('what cannot be read at first is read in the end, each by a context of its own', async () => {
  const { requested, site } = observedSite((_, times) => times === 1);
  let contexts = 0;
  const newContext = () => {
    contexts += 1;
    return site;
  };
  expect(await readEveryCrmLink({ ...readingOf(site), newContext })).toEqual([]);
  expect(contexts).toBe(requested.length);
  const whole = observedSite();
  await readEveryCrmLink(readingOf(whole.site));
  expect(requested.toSorted()).toEqual([...whole.requested, ...whole.requested].toSorted());
});

it('a link that cannot be read at all costs itself alone', async () => {
  const whole = observedSite();
  await readEveryCrmLink(readingOf(whole.site));
  const lost = whole.requested.find((request) => !/\/(actions|campuses)$/.test(request));
  const { requested, site } = observedSite((request) => request === lost);
  expect(await readEveryCrmLink(readingOf(site))).toEqual([expect.any(ContentUnavailable)]);
  expect(requested.toSorted()).toEqual([...whole.requested, lost].toSorted());
});

it('no more are read once the process is about to end', async () => {
  const { requested, site } = observedSite();
  await readEveryCrmLink({ ...readingOf(site), signal: AbortSignal.abort() });
  expect(requested.some((path) => /\/crm-links\/\w+\/[^/]+\/(?!campuses)/.test(path))).toBe(false);
});
