/**
 * Names of built files, the same in every build of the site: what two of them contain, such as a font, is one file. The hash has seven
 * characters, 42 bits: every page carries forty names, and hashes cannot be compressed. Six are enough for 64 chunks.
 */
export const assetFileNames = 'assets/[name]-[hash:7][extname]';
export const scriptFileNames = 'assets/[name]-[hash:7].js';
