/** The widths, in pixels, in which an image can be asked for. A fixed list, so that nobody can make us draw others. */
export const widths = [160, 320, 480, 640, 750, 960, 1280, 1600, 2000] as const;

/** The width of the JPEG that social networks are given. */
export const shareWidth = 1280;
