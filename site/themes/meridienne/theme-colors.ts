/** The paper of each scheme, for `<meta name="theme-color" media="(prefers-color-scheme: …)">` and the app manifest. */
export const themeColors = { light: '#f1f4f3', dark: '#07315e' } as const;
