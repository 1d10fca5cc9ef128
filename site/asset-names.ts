/** Characters of the hash in a file's name, 42 bits: every page carries forty names, and hashes cannot be compressed. Six are enough for 64 chunks. */
export const hashLength = 7;

/** Names of built files, the same in every build of the site: what two of them contain, such as a font, is one file. */
export const assetFileNames = `assets/[name]-[hash:${hashLength}][extname]`;
export const scriptFileNames = `assets/[name]-[hash:${hashLength}].js`;
