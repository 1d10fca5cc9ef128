/** The school's sign: half a hull seen from its bow, with its waterlines. */
export const sign = {
  width: 40,
  height: 32,
  /** thin, in the ink of the words beside it */
  lines: 'M20 1H37C37 15 32 26 20 31ZM20 9H36.400M20 17H33.500M20 25H27.500',
  /** may have a colour of its own */
  accent: 'M20 1H3C3 15 8 26 20 31Z',
  accentIs: 'surface' as 'line' | 'surface',
} as const;
