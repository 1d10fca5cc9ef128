import displayFont from './fonts/bricolage-grotesque-bold.woff2?url';
import textFont from './fonts/instrument-sans.woff2?url';

/** URLs of the two font files that the first screen needs: one `<link rel="preload" as="font" crossorigin>` each. */
export const fontPreloads: readonly string[] = [displayFont, textFont];
