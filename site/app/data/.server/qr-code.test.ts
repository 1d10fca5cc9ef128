import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from './qr-code.ts';

/** What a camera reads of a drawn code, eight pixels a module. */
function readDrawn({ path, size }: ReturnType<typeof drawCode>): string {
  const scale = 8;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * side + Number(x) * scale;
      for (let pixel = from; pixel < from + Number(length) * scale; pixel += 1) data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}

it.each([1, 3, 6])('the code of %i pairs leads to their URL', (count) => {
  const pairs = Array.from({ length: count }, (_, index) => `design-textile-matieres-${index}.strasbourg`).join('_');
  const url = `https://www.ecole-meridienne.example/ma-selection?pairs=${pairs}`;
  expect(readDrawn(drawCode(url))).toBe(url);
});
