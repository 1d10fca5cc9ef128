/** The paper of each scheme, for `<meta name="theme-color" media="(prefers-color-scheme: …)">`. */
export const themeColors = { light: '#f6f1e4', dark: '#131c1b' } as const;
