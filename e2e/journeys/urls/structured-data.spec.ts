import { expect, test } from '@playwright/test';
import { parseUrl } from '../../../contract/routes/parse-url.ts';
import { urlsOfSitemap } from '../../../mirror/references.ts';

/** What search engines read of each page (JSON-LD), from the served HTML of every URL of the sitemap. */

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

/** The properties that Google's and schema.org's documentation require of each kind. */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  CollegeOrUniversity: ['@id', 'name', 'url'],
  Course: ['@id', 'name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  EducationalOccupationalCredential: ['name', 'url', 'identifier', 'recognizedBy'],
  PropertyValue: ['propertyID', 'value'],
  Organization: ['name', 'url'],
  CourseInstance: ['courseMode', 'courseSchedule', 'location'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  Offer: ['category'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  VisualArtwork: ['name', 'creator', 'image', 'creditText'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality'],
  GeoCoordinates: ['latitude', 'longitude'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** What the pages of a screen are about. */
const kinds: Partial<Record<string, string[]>> = {
  home: ['WebSite', 'CollegeOrUniversity'],
  campus: ['CollegeOrUniversity'],
  course: ['Course'],
  article: ['NewsArticle'],
  portfolios: ['VisualArtwork'],
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

/** A thing and everything in it. */
function everything(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(everything);
  if (typeof value !== 'object' || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(everything)];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

test('every page says to search engines what it shows: complete, resolvable, the same words', async ({ request }) => {
  test.setTimeout(120_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = urlsOfSitemap(sitemap);
  expect(urls.length).toBeGreaterThan(100);
  const known = new Set(urls);
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  for (const url of urls) {
    const { pathname } = new URL(url);
    const html = await (await request.get(pathname)).text();
    const shown = textOf(html);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(scripts.length, pathname).toBeLessThanOrEqual(1);
    const graph = scripts.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
    for (const kind of kinds[parseUrl(pathname)?.screen ?? ''] ?? [])
      if (!graph.some((thing) => thing['@type'] === kind)) wrong.push(`${pathname}: no ${kind}`);
    for (const thing of everything(graph)) {
      const kind = thing['@type'];
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      for (const property of required[kind] ?? [`(${kind} is not in the table)`]) {
        const value = thing[property];
        const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        if (isEmpty) wrong.push(`${pathname}: ${kind} without ${property}`);
      }
      const id = thing['@id']?.replace(/#.*/, '');
      if (id !== undefined && !known.has(id)) wrong.push(`${pathname}: ${kind} ${thing['@id']} is no published page`);
    }
    for (const { '@type': kind, name, headline, description, email } of graph) {
      for (const value of kind === 'WebSite' ? [] : [name, headline, description, email])
        if (typeof value === 'string' && !shown.includes(value)) wrong.push(`${pathname}: ${kind} says “${value}”`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  for (const kind of Object.values(kinds).flat()) expect([...seen.keys()], kind).toContain(kind);
  for (const kind of ['Event', 'FAQPage', 'CourseInstance']) expect([...seen.keys()]).toContain(kind);
});

test('a breadcrumb is a list for search engines, in the order that is shown', async ({ page }) => {
  await page.goto('/formations/design-objet');
  const entries = page.locator('[itemtype="https://schema.org/BreadcrumbList"] > [itemprop="itemListElement"]');
  await expect(entries.locator('[itemprop="name"]')).toHaveText(['Formations', /\S/]);
  expect(
    await entries
      .locator('meta[itemprop="position"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('content'))),
  ).toEqual(['1', '2']);
  await expect(entries.first().locator('a[itemprop="item"]')).toHaveAttribute('href', '/formations');
});

test('the search that a home page names finds what is put into its template', async ({ request }) => {
  for (const [home, question, found] of [
    ['/', 'fraiseuse numérique', '/actualites/fraiseuse-numerique-atelier-bois-paris'],
    ['/en', 'graphic design', '/en/courses/graphic-design'],
  ] as const) {
    const html = await (await request.get(home, { headers: { 'accept-language': 'fr' } })).text();
    const [, graph = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const actions = everything(JSON.parse(graph)).filter((thing) => thing['@type'] === 'SearchAction');
    const [template] = actions.map(({ target }) => (target as { urlTemplate: string }).urlTemplate);
    const { pathname, search } = new URL((template ?? '').replace('{question}', encodeURIComponent(question)));
    const page = await request.get(pathname + search);
    expect(page.status()).toBe(200);
    const [, main = ''] = (await page.text()).split('<main');
    const [list = ''] = /<ol[\s\S]*<\/ol>/.exec(main) ?? [];
    expect(list).toContain(`href="${found}"`);
  }
});
