/**
 * For `sizes`: a picture that is as wide as these columns of the page in a narrow window, which has four. The densest screens, those of
 * phones, are given three quarters of it: that is still two and a half device pixels for each CSS pixel, and a third fewer bytes.
 */
export function narrowWindow(columns: 2 | 3 | 4): string {
  return `(min-resolution: 2.5dppx) ${columns * 18}vw, ${columns * 24}vw`;
}

/** A picture that is as wide as a narrow window. */
export const windowWide = narrowWindow(4);
