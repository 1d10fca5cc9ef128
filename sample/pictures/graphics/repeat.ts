import type { Stage } from '../stage.ts';

interface Repeat {
  size: number;
  each(visit: (x: number, y: number, column: number, row: number) => void): void;
}

/** About `across` repeats along the long side. */
export function repeat({ width, height, random }: Stage, across: number): Repeat {
  const size = (Math.max(width, height) / across) * random.range(0.98, 1.2);
  return {
    size,
    each: (visit) => {
      for (let row = -1; row * size < height + size; row += 1) {
        for (let column = -1; column * size < width + size; column += 1) visit(column * size, row * size, column, row);
      }
    },
  };
}
