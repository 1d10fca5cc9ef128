import { locales } from '@vitrine/contract/routes/locale.ts';
import { routeTable, type Screen } from '@vitrine/contract/routes/route-table.ts';

/** Screens whose form is posted to their own URL (section 2, "/crm/{action?}"). */
const screensWithForm = ['brochure', 'crm'] as const satisfies Screen[];

/** The URLs of a path of the route table, case-insensitive: `/crm/:action?` matches `/crm` and `/crm/contact`. */
function patternOf(path: string): RegExp {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/*$`, 'i');
}

/** Where a POST may go: the pages that have a form. */
const posted = screensWithForm.flatMap((screen) => locales.map((locale) => patternOf(routeTable[screen][locale])));

/** The methods of the URL of a page or a file, as the `Allow` header lists them. Not for `/api`, whose endpoints list their own. */
export function allowedMethods(path: string): readonly string[] {
  return posted.some((pattern) => pattern.test(path)) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
