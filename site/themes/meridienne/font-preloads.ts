import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import displayFont from './fonts/bricolage-grotesque-bold.woff2?url';

/** Addresses of the two font files that the first screen needs: one `<link rel="preload" as="font" crossorigin>` each. */
export const fontPreloads: readonly string[] = [displayFont, textFont];
