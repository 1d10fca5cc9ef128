import type { SanitizedConfig } from 'payload';
import { parse } from 'qs-esm';
import { isForeignOrder } from '../../access/sorted-by-own-fields.ts';
import { problemIn } from './refuse-query.ts';

/** The parameters of a page of the panel, as Next has them: by their names with brackets. */
type SearchParams = Record<string, string | string[] | undefined>;

/** The parameter that names those that were left out. */
const leftOutParameter = 'leftOut';

/** The name of a parameter as it is read: `where` of `where[title][equals]`, and of `[where]` too. */
const withoutBrackets = (name: string) => name.replace(/^\[([^[\]]*)\]/, '$1').split('[', 1)[0] ?? '';

/** The parameters of a list, without the brackets, that cannot be answered. */
function impossibleIn(search: URLSearchParams, slug: string, config: SanitizedConfig): string[] {
  const collection = config.collections.find((each) => each.slug === slug);
  if (!collection) return [];
  // As Payload reads the parameters of its pages (3.90.1).
  const { where, page, limit, sort } = parse(search.toString(), { depth: 10 });
  const impossible = Object.entries({ where, page, limit })
    .filter(([name, value]) => problemIn({ [name]: value }, collection, config))
    .map(([name]) => name);
  const orders = typeof sort === 'string' ? sort.split(',') : sort;
  const isOrder = Array.isArray(orders) && orders.every((order) => typeof order === 'string');
  const isImpossible = isOrder ? isForeignOrder(orders, collection, config) : orders !== undefined;
  return isImpossible ? [...impossible, 'sort'] : impossible;
}

/**
 * The path of a list of the panel without the parameters that cannot be answered, such as those of an old bookmark: Payload would show
 * a blank page, and keep the order and the limit for the next time. `null` where there are none.
 */
export function listWithout(config: SanitizedConfig, segments: string[], params: SearchParams): string | null {
  const [kind, slug = ''] = segments;
  if (kind !== 'collections') return null;
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
  const impossible = impossibleIn(search, slug, config);
  if (impossible.length === 0) return null;
  const leftOut = Object.keys(params).filter((name) => impossible.includes(withoutBrackets(name)));
  // Else the list would be redirected to itself.
  if (leftOut.length === 0) return null;
  for (const name of leftOut) search.delete(name);
  search.set(leftOutParameter, impossible.join(','));
  return `${config.routes.admin}/${segments.map(encodeURIComponent).join('/')}?${search}`;
}

/** Whether a list is shown without what its URL had asked for, and nobody has chosen another filter, page or order since. */
export function isShownWithout(params: SearchParams): boolean {
  const leftOut = String(params[leftOutParameter] ?? '');
  const present = Object.keys(params).map(withoutBrackets);
  return leftOut !== '' && !leftOut.split(',').some((name) => present.includes(name));
}
