/** One URL of every row of the route table in each language, with the expected heading or title. */
export interface ScreenSample {
  screen: string;
  path: string;
  locale: 'fr' | 'en';
  /** a part of the page's own title */
  title: RegExp;
  /** the same page in the other language, where the page has a translation */
  alternate: string;
}

const pairs: [screen: string, fr: string, en: string, titleFr: RegExp, titleEn: RegExp][] = [
  ['home', '/', '/en', /École Méridienne/, /École Méridienne/],
  ['campus list', '/campus', '/en/campuses', /campus/i, /campuses/i],
  ['campus', '/campus/lyon', '/en/campuses/lyon', /Lyon/, /Lyon/],
  ['course list', '/formations', '/en/courses', /formations/i, /courses/i],
  [
    'course',
    '/formations/architecture-interieure',
    '/en/courses/architecture-interieure-en',
    /architecture/i,
    /architecture/i,
  ],
  ['news list', '/news', '/en/news', /actualités/i, /news/i],
  [
    'article',
    '/actualites/fraiseuse-numerique-atelier-bois-paris',
    '/en/news/cnc-router-paris-wood-workshop',
    /fraiseuse/i,
    /router/i,
  ],
  ['event', '/agenda/portes-ouvertes-paris', '/en/agenda/paris-open-day', /portes ouvertes/i, /open day/i],
  ['agenda', '/agenda', '/en/agenda', /agenda/i, /what’s on/i],
  ['agenda of a campus', '/agenda/nantes', '/en/agenda/nantes', /Nantes/, /Nantes/],
  ['open days', '/agenda/portes-ouvertes', '/en/agenda/open-days', /portes ouvertes/i, /open days/i],
  ['portfolios', '/portfolios', '/en/portfolios', /portfolios/i, /portfolios/i],
  [
    'portfolios of a course',
    '/portfolios/design-interieur',
    '/en/portfolios/design-interieur-en',
    /design d’intérieur/i,
    /interior design/i,
  ],
  ['brochure', '/crm/brochure', '/en/crm/brochure', /documentation/i, /brochure/i],
  ['action choice', '/crm', '/en/crm', /rejoindre/i, /join/i],
  ['contact', '/crm/contact', '/en/crm/contact', /contacter/i, /contact/i],
  ['registration', '/crm/registration', '/en/crm/registration', /candidature/i, /apply/i],
  ['search', '/recherche-sur-le-site', '/en/search', /recherche/i, /search/i],
  ['selection', '/ma-selection', '/en/my-selection', /sélection/i, /selection/i],
  ['accessibility statement', '/accessibilite', '/en/accessibility', /accessibilité/i, /accessibility/i],
  ['course finder', '/trouver-ma-formation', '/en/find-my-course', /formation/i, /course/i],
  ['error pages', '/error/debug', '/en/error/debug', /erreur/i, /error/i],
  ['rubrique', '/ecole', '/en/school', /école/i, /school/i],
  ['sub-page', '/ecole/histoire', '/en/school/history', /histoire|école/i, /history|school/i],
  ['terms', '/cgv', '/en/selling-general-terms', /vente/i, /sale/i],
  ['legal notice', '/mentions-legales', '/en/legals', /légales/i, /legal/i],
  ['personal data', '/charte-donnees-personnelles', '/en/personal-data-chart', /données/i, /data/i],
];

export const screenSamples: ScreenSample[] = pairs.flatMap(([screen, fr, en, titleFr, titleEn]) => [
  { screen, path: fr, locale: 'fr', title: titleFr, alternate: en },
  { screen, path: en, locale: 'en', title: titleEn, alternate: fr },
]);

/** Every screen once, alternately in French and English: for slow tests that depend on the screen. */
export const screensInTurn: ScreenSample[] = screenSamples.filter((_, index) => index % 4 === 0 || index % 4 === 3);
