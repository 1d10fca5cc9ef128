import { describe, expect, test } from 'vitest';
import { isOnSheet, outlinePath, project, sheet, sheetHeight } from './campus-map.tsx';
import { franceOutline } from './france-outline.ts';

const paris = project(2.35, 48.86);
const lyon = project(4.84, 45.75);

describe('project', () => {
  test('puts the corners of the sheet into its corners', () => {
    expect(project(sheet.west, sheet.north)).toEqual({ x: 0, y: 0 });
    const { x, y } = project(sheet.east, sheet.south);
    expect(x).toBe(sheet.width);
    expect(Math.round(y)).toBe(sheetHeight);
  });

  test('keeps east to the right and south below', () => {
    expect(lyon.x).toBeGreaterThan(paris.x);
    expect(lyon.y).toBeGreaterThan(paris.y);
  });

  test('is true to scale: Paris–Lyon and Brest–Strasbourg are as far apart as on earth, within 5 %', () => {
    const brest = project(-4.49, 48.39);
    const strasbourg = project(7.75, 48.58);
    const ratio =
      Math.hypot(brest.x - strasbourg.x, brest.y - strasbourg.y) / Math.hypot(paris.x - lyon.x, paris.y - lyon.y);
    expect(Math.abs(ratio / (902 / 392) - 1)).toBeLessThan(0.05);
  });
});

test('the whole outline is on the sheet, a campus overseas is not', () => {
  const points = franceOutline.flat().map(([longitude, latitude]) => project(longitude, latitude));
  expect(points.every(isOnSheet)).toBe(true);
  expect(isOnSheet(project(55.45, -20.88))).toBe(false);
});

test('an outline is a closed path', () => {
  expect(
    outlinePath([
      [
        [sheet.west, sheet.north],
        [sheet.east, sheet.north],
      ],
    ]),
  ).toBe('M0 0L1000 0Z');
});
