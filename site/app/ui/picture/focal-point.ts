type Third = 0 | 50 | 100;

/** A point of a 3 × 3 lattice over an image, in percent from its left and top. */
export type FocalPoint = `${Third}-${Third}`;

function third(percent: number): Third {
  if (percent < 100 / 3) return 0;
  return percent <= 200 / 3 ? 50 : 100;
}

/**
 * The lattice point nearest to where an editor put the focus, in percent (0 to 100) from left and top. A lattice, because
 * the page's security policy leaves no style attributes: each point is a rule of the style sheet.
 */
export function nearestFocalPoint(x: number, y: number): FocalPoint {
  return `${third(x)}-${third(y)}`;
}
