/** The font files, below `node_modules`, from which words in drawn pictures are set; `latin-ext` stands beside each. */
export const drawnFaces = {
  display: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  text: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
};
