/**
 * Around what a frame of another shape crops an image: percent from its left and top, in steps of ten, each absent where it is the
 * middle. Steps, because the page's security policy leaves no style attributes: each is a rule of the style sheet.
 */
export interface FocalPoint {
  x?: number;
  y?: number;
}

/** Rounded away from the middle: near an edge the frame shows less on that side of the point than on the other. */
const step = (percent: number) => (percent < 50 ? Math.floor(percent / 10) : Math.ceil(percent / 10)) * 10;

/**
 * The steps that keep in sight what an editor put the focus on, wherever the frame shows a fifth of the image or more.
 * @param x percent from the left, 0 to 100
 * @param y percent from the top, 0 to 100
 */
export function focalPointOf(x: number, y: number): FocalPoint {
  const [left, top] = [step(x), step(y)];
  return { ...(left !== 50 && { x: left }), ...(top !== 50 && { y: top }) };
}
