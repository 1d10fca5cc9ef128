import { expect, test } from '@playwright/test';

const storage = 'https://media.ecole-meridienne.example';

/** The whole legacy table of section 2, "Legacy redirects": each row, each `*` with a value. */
const rows: [old: string, now: string][] = [
  ['/admission', '/admissions'],
  ['/admission/frais-de-scolarite', '/admissions'],
  ['/inscription', '/admissions'],
  ['/inscription/etapes/dossier', '/admissions'],
  ['/l-ecole', '/ecole'],
  ['/l-ecole/equipe', '/ecole'],
  ['/presentation', '/ecole'],
  ['/entreprise', '/entreprises'],
  ['/entreprise/taxe-apprentissage', '/entreprises'],
  ['/partenaires', '/entreprises'],
  ['/relations-internationales', '/international'],
  ['/relations-internationales/erasmus', '/international'],
  ['/recherche-et-innovation', '/recherche'],
  ['/recherche-et-innovation/laboratoire', '/recherche'],
  ['/blog/fraiseuse-numerique-atelier-bois-paris', '/actualites/fraiseuse-numerique-atelier-bois-paris'],
  ['/news/fraiseuse-numerique-atelier-bois-paris', '/actualites/fraiseuse-numerique-atelier-bois-paris'],
  ['/portfolio/architecture-interieure/un-projet', '/portfolios/architecture-interieure'],
  ['/portfolio/design-interieur/un-projet/2', '/portfolios/design-interieur'],
  ['/en/portfolio/architecture-interieure/a-project', '/en/portfolios/architecture-interieure-en'],
  ['/en/portfolio/design-interieur/a-project', '/en/portfolios/design-interieur-en'],
  ['/portfolios/page/3', '/portfolios'],
  ['/newsletter', '/'],
  ['/nous-contacter', '/'],
  ['/plan-de-site', '/'],
];

for (const [old, now] of rows) {
  test(`${old} leads to ${now} in one step`, async ({ request, baseURL }) => {
    // As written, with a trailing slash, in capitals, and with a query: always one redirect.
    for (const spelling of [old, `${old}/`, old.toUpperCase(), `${old}?utm_source=a&B=C`]) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      const query = spelling.slice(spelling.split('?')[0]?.length);
      expect([response.status(), response.headers().location], spelling).toEqual([301, baseURL + now + query]);
      // Editors change rows: a browser that cached a redirect could follow a loop.
      expect(response.headers()['cache-control'], spelling).toBe('no-cache');
    }
    const page = await request.get(now, { maxRedirects: 0 });
    expect(page.status()).toBe(200);
  });
}

for (const [old, now] of [
  ['/wp-content/uploads/2019/05/Plaquette-2019.pdf', '/2019/05/Plaquette-2019.pdf'],
  ['/WP-Content/Uploads/2019/05/Plaquette%20A.PDF', '/2019/05/Plaquette%20A.PDF'],
  ['/uploads/Reglement.pdf?v=2', '/Reglement.pdf?v=2'],
] as const) {
  test(`the file ${old} is on the media storage`, async ({ request }) => {
    const response = await request.get(old, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, storage + now]);
  });
}

test('URLs without a row are not redirected: live pages, other files, partial matches', async ({ request }) => {
  const found: [path: string, status: number][] = [
    ['/news', 200],
    ['/en/news', 200],
    ['/admissions', 200],
    ['/portfolios', 200],
    ['/uploads/photo.jpg', 404],
    ['/blog', 404],
    ['/admissions-anciennes', 404],
    ['/en/newsletter', 404],
  ];
  for (const [path, status] of found) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(status);
  }
});

test('a captured part leads nowhere but below its target', async ({ request, baseURL }) => {
  for (const path of [
    '/blog//evil.example',
    '/blog/https://evil.example',
    '/uploads//evil.example/a.pdf',
    '/blog/@evil.example',
  ]) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location === undefined) expect([400, 404]).toContain(response.status());
    else expect([baseURL, storage]).toContain(new URL(location).origin);
  }
});
