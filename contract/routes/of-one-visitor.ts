import { decoded } from './decoded.ts';
import { locales } from './locale.ts';
import { type Screen, screenInput, segmentsOf } from './route-table.ts';

/** Screens whose query is what a visitor typed, selected, or told the course finder or a calculator. */
const screensOfVisitors = ['search', 'selection', 'finder', 'course'] as const satisfies Screen[];

/** The paths of a screen in every language. `parseUrl` would have browsers load what they need for nothing else (`tag-manager.ts`). */
function pathsOf(screen: Screen): RegExp {
  const paths = locales.map((locale) =>
    segmentsOf(screen, locale)
      .map(([whole, colon]) => (colon ? '[^/]+' : whole))
      .join('/'),
  );
  return new RegExp(`^/(${paths.join('|')})$`);
}

/** Whether a URL has answers of a visitor, be they valid or not: the site says that it keeps nothing of them. */
export function isOfOneVisitor(url: string): boolean {
  const mark = url.indexOf('?');
  if (mark < 0) return false;
  const encoded = url.slice(0, mark);
  // Encoded letters are the same path (`parse-url.ts`).
  const path = decoded(encoded) ?? encoded;
  const query = new URLSearchParams(url.slice(mark + 1));
  return screensOfVisitors.some(
    (screen) => pathsOf(screen).test(path) && Object.values(screenInput(screen, {}, query)).some(Boolean),
  );
}
