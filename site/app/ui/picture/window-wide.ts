/**
 * For `sizes`: a picture that is as wide as a narrow window. The densest screens, those of phones, are given three quarters of it: that is still
 * two and a half device pixels for each CSS pixel, and a third fewer bytes.
 */
export const windowWide = '(min-resolution: 2.5dppx) 72vw, 96vw';
