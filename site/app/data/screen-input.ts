import { queryParameters, type Screen } from '@vitrine/contract/routes/route-table.ts';
import type { ScreenInput } from './screen-data.ts';

/**
 * The parameters that a screen takes from an address: those of its path, and the query parameters that it declares.
 * Everything else in the query counts as absent.
 */
export function screenInput(screen: Screen, params: Record<string, string | undefined>, url: URL): ScreenInput {
  const declared: readonly string[] = (queryParameters as Partial<Record<Screen, readonly string[]>>)[screen] ?? [];
  const query = declared.map((name) => [name, url.searchParams.get(name) ?? undefined] as const);
  const { '*': _rest, ...path } = params;
  return { ...Object.fromEntries(query), ...path };
}
