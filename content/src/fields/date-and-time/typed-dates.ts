const separators = ['/', '.', '-', ' '];
// `yy` takes two digits alone. `yyyy` takes them as well, as a year of antiquity: the picker's first day refuses that one.
const days = [
  ...separators.flatMap((separator) => ['yyyy', 'yy'].map((year) => ['dd', 'MM', year].join(separator))),
  'yyyy-MM-dd',
];
const times = [' ', ', ', " 'à' "].flatMap((join) =>
  ['HH:mm', 'HH:mm:ss', "HH'h'mm", "HH'h'"].map((time) => join + time),
);

/** The first day that a date picker takes. */
export const firstDay = new Date('1900-01-01T12:00:00Z');

/** How a day can be typed: the day before the month, as in the display format, which is the first. */
export const dayFormats: string[] = days;

/** How a day and a time can be typed, the display format first. A day alone means its midnight. */
export const dayAndTimeFormats: string[] = [...times, ''].flatMap((time) => days.map((day) => day + time));
