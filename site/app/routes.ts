import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { routeName, routeTable, type Screen, screens } from '@vitrine/contract/routes/route-table.ts';

/** The folder of each screen; two screens may be shown by the same page. */
const modules: Record<Screen, string> = {
  home: 'pages/home/route.tsx',
  'campus-list': 'pages/campus-list/route.tsx',
  campus: 'pages/campus/route.tsx',
  'course-list': 'pages/course-list/route.tsx',
  course: 'pages/course/route.tsx',
  'news-list': 'pages/news-list/route.tsx',
  article: 'pages/article/route.tsx',
  agenda: 'pages/agenda/route.tsx',
  portfolios: 'pages/portfolios/route.tsx',
  brochure: 'pages/crm/route-brochure.tsx',
  crm: 'pages/crm/route.tsx',
  search: 'pages/search/route.tsx',
  selection: 'pages/selection/route.tsx',
  accessibility: 'pages/accessibility/route.tsx',
  finder: 'pages/finder/route.tsx',
  'error-debug': 'pages/error-debug/route.tsx',
  rubrique: 'pages/generic-page/route-rubrique.tsx',
  page: 'pages/generic-page/route.tsx',
};

/** The page of the design system: in development, and in a build with `DESIGN_SYSTEM=on`. No visitor gets it. */
const workshop =
  process.env.NODE_ENV === 'development' || process.env.DESIGN_SYSTEM === 'on'
    ? [route('/error/design', 'pages/design-system/route.tsx', { id: 'design-system' })]
    : [];

/** Every screen in each language, within the layout of that language. Any other path is not found. */
export default locales.map(
  (locale): RouteConfigEntry =>
    layout('pages/frame/route.tsx', { id: `frame___${locale}` }, [
      ...(locale === 'fr' ? workshop : []),
      ...screens.map((screen) => route(routeTable[screen][locale], modules[screen], { id: routeName(screen, locale) })),
      route(locale === 'fr' ? '*' : '/en/*', 'pages/not-found/route.tsx', { id: `not-found___${locale}` }),
    ]),
) satisfies RouteConfig;
