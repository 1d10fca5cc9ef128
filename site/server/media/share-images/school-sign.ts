import { sign } from '#theme/sign.ts';
import { type Box, n } from './drawing.ts';

interface SignInks {
  lines: string;
  accent: string;
}

/** The school's sign, as large as a box allows, in its middle; what reaches beyond the sign's own frame is cut. */
export function schoolSign({ x, y, width, height }: Box, inks: SignInks, weights: [lines: number, accent: number]) {
  const scale = Math.min(width / sign.width, height / sign.height);
  const stroke = (colour: string, weight: number) => `stroke="${colour}" stroke-width="${n(weight / scale)}"`;
  const isLine = sign.accentIs === 'line';
  return [
    `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${sign.width} ${sign.height}">`,
    `<path d="${sign.lines}" fill="none" ${stroke(inks.lines, weights[0])}/>`,
    `<path d="${sign.accent}" fill="${isLine ? 'none' : inks.accent}" ${stroke(inks.accent, weights[isLine ? 1 : 0])}/></svg>`,
  ].join('');
}
