import { pictureSources } from '../../data/image-sources.ts';
import type { Image } from '../../data/model.ts';
import { EmptyFrame } from '../../ui/empty-state/empty-state.tsx';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';

/**
 * For `sizes`: a picture that is as wide as these columns of the page in a narrow window, which has four. The densest screens, those of
 * phones, are given three quarters of it: that is still two and a half device pixels for each CSS pixel, and a third fewer bytes.
 */
export function narrowWindow(columns: 1 | 2 | 3 | 4): string {
  return `(min-resolution: 2.5dppx) ${columns * 18}vw, ${columns * 24}vw`;
}

/** A picture that is as wide as a narrow window. */
const windowWide = narrowWindow(4);

/** The widest file of an image, and how wide it is shown, for the browser to choose one: shares of the window, largest screens first. */
const pictureSizes = {
  full: [2000, `(min-width: 110rem) 108rem, ${windowWide}`],
  twoThirds: [2000, `(min-width: 110rem) 72rem, (min-width: 48em) 64vw, ${windowWide}`],
  half: [1600, `(min-width: 110rem) 54rem, (min-width: 36em) 48vw, ${windowWide}`],
  third: [1280, `(min-width: 110rem) 36rem, (min-width: 64em) 32vw, (min-width: 36em) 48vw, ${windowWide}`],
  quarter: [960, `(min-width: 110rem) 27rem, (min-width: 64em) 24vw, (min-width: 36em) 48vw, ${windowWide}`],
  /** beside the words of a row, a column of four */
  row: [960, `(min-width: 110rem) 27rem, (min-width: 48em) 24vw, ${narrowWindow(1)}`],
  portrait: [960, '(min-width: 110rem) 27rem, (min-width: 75em) 24vw, (min-width: 48em) 16vw, 24vw'],
} as const satisfies Record<string, readonly [widest: number, sizes: string]>;

export type PictureSize = keyof typeof pictureSizes;

/** Rounded away from the middle: near an edge the frame shows less on that side of the point than on the other. */
const step = (percent: number) => (percent < 50 ? Math.floor(percent / 10) : Math.ceil(percent / 10)) * 10;

/**
 * The steps of a focal point that keep in sight what an editor put the focus on, wherever the frame shows a fifth of the image or more.
 * @param x percent from the left, 0 to 100
 * @param y percent from the top, 0 to 100
 */
export function focalPointOf(x: number, y: number): NonNullable<PictureProps['focus']> {
  const [left, top] = [step(x), step(y)];
  return { ...(left !== 50 && { x: left }), ...(top !== 50 && { y: top }) };
}

/**
 * An image of the content as the ui's `Picture` wants it; spread it there or into a card.
 * @param size the share of the page that it fills on a large screen; on a phone all but portraits and rows are as wide as the page
 */
export function pictureProps(image: Image, size: PictureSize = 'third'): PictureProps {
  const [widest, sizes] = pictureSizes[size];
  return {
    ...pictureSources(image, widest),
    sizes,
    focus: focalPointOf(image.focus.x, image.focus.y),
    colour: image.colour,
  };
}

interface ContentPictureProps {
  /** none: the frame is drawn empty */
  image: Image | null | undefined;
  size?: PictureSize;
  /** the one large image of the first screen */
  priority?: boolean;
  fit?: 'natural' | 'cover';
}

/** An image of the content, in its best format and width, or the void where there is none. */
export function ContentPicture({ image, size = 'full', priority = false, fit = 'natural' }: ContentPictureProps) {
  if (!image) return <EmptyFrame />;
  return <Picture {...pictureProps(image, size)} priority={priority} fit={fit} />;
}
