import textFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

/** URLs of the two font files that the first screen needs: one `<link rel="preload" as="font" crossorigin>` each. */
export const fontPreloads: readonly string[] = [displayFont, textFont];
