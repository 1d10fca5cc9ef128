import type { Alternates } from '@vitrine/contract/routes/addresses.ts';
import type { PageFrame } from '../../model.ts';

/**
 * Where the language switch leads with what the visitor has chosen on the page (section 2, "Language switch"): no more
 * than what both languages call the same. It is taken from what the page shows, never from its address.
 * @param chosen by query parameter
 * @returns nothing where nothing is chosen
 */
export function switchWith(
  alternates: Alternates,
  chosen: Record<string, string | null | undefined>,
): Pick<PageFrame, 'switchTo'> {
  const query = new URLSearchParams(
    Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  if (query.size === 0) return {};
  const paths = Object.entries(alternates).map(([locale, path]) => [locale, `${path}?${query}`]);
  return { switchTo: Object.fromEntries(paths) };
}
