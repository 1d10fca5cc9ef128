/** The font files, below `node_modules`, from which words in drawn pictures are set; `latin-ext` stands beside each. */
export const drawnFaces = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};
