import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Addresses of the two font files that the first screen needs: one `<link rel="preload" as="font" crossorigin>` each. */
export const fontPreloads: readonly string[] = [displayFont, textFont];

/** The paper of each scheme, for `<meta name="theme-color" media="(prefers-color-scheme: …)">` and the app manifest. */
export const themeColors = { light: '#f1f4f3', dark: '#07315e' } as const;
