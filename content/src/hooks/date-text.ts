const dayInText = /^(\d{4})-(\d\d?)-(\d\d?)(?!\d)/;

/** Whether a date begins with a day that its month has. JavaScript makes 3 March of 31 February. */
function dayExists(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayInText.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/**
 * Whether a text can be stored as the date that it names: one of a day that exists, in a year of four digits. What is no date at all
 * the database refuses.
 */
export function isStorableDate(text: string): boolean {
  if (dayInText.test(text) && !dayExists(text)) return false;
  const year = new Date(text).getUTCFullYear();
  return Number.isNaN(year) || (year >= 0 && year <= 9999);
}
