import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { routeName, routeTable, type Screen, screens } from '@vitrine/contract/routes/route-table.ts';

/** The modules of screens that are not in a folder of their own: a page shows two of them. */
const modules: Partial<Record<Screen, string>> = {
  brochure: 'pages/crm/route-brochure.tsx',
  rubrique: 'pages/generic-page/route-rubrique.tsx',
  page: 'pages/generic-page/route.tsx',
};
const moduleOf = (screen: Screen) => modules[screen] ?? `pages/${screen}/route.tsx`;

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
      ...screens.map((screen) =>
        route(routeTable[screen][locale], moduleOf(screen), { id: routeName(screen, locale) }),
      ),
      route(locale === 'fr' ? '*' : '/en/*', 'pages/not-found/route.tsx', { id: `not-found___${locale}` }),
    ]),
) satisfies RouteConfig;
