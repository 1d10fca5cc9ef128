/** As much of an address as matters here. */
export interface Place {
  pathname: string;
  search: string;
}

/**
 * What a change of the address is to the visitor:
 * - `page`: another page. The view goes to its top or its anchor, the focus to its heading, its title is announced.
 * - `narrowed`: the same list by other filters. Whoever filters looks at the list and has the hand on the filters: the
 *   view and the focus stay where they are.
 * - `anchor`: the same page at another anchor, which the browser has already gone to.
 */
export type Change = 'page' | 'narrowed' | 'anchor';

/** The parameters that narrow a list in place. Any other one (the page of a long list, a step of a form) is a new page. */
const filters = ['campus', 'level', 'rhythm', 'month'];

/** Tells what a change of the address is to the visitor (section 2, "Navigation"). */
export function changeOf(from: Place, to: Place): Change {
  if (from.pathname !== to.pathname) return 'page';
  if (from.search === to.search) return 'anchor';
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  return changed.every((name) => filters.includes(name)) ? 'narrowed' : 'page';
}
