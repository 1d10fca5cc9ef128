/** How many items stand in a column of a submenu (section 9). */
export const columnSize = 9;

/** The items of a submenu in columns of at most nine, in their order (section 4, "Side menu"). */
export function inColumns<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / columnSize);
  return Array.from({ length: count }, (_, column) => items.slice(column * columnSize, (column + 1) * columnSize));
}
