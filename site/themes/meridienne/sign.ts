/** The school's sign: the figure of eight that the sun draws over a year, on the straight line of midday. */
export const sign = {
  width: 28,
  height: 48,
  /** thin, in the ink of the words beside it */
  lines: 'M14 -3V51',
  /** may have a colour of its own */
  accent: 'M14 5C18.6 5 19 12 14 17.5C7 25 5.2 43 14 43C22.8 43 21 25 14 17.5C9 12 9.4 5 14 5Z',
  accentIs: 'line' as 'line' | 'surface',
} as const;
