import type { DateField } from 'payload';
import { dayAndTimeFormats, dayFormats, firstDay } from './typed-dates.ts';

const folder = '/src/fields/date-and-time';

const Field = `${folder}/date-and-time-field.tsx#DateAndTimeField`;
const Diff = `${folder}/date-diff.tsx#DateDiff`;

/**
 * The panel's settings of a field with a day alone. The picker has a list of formats, because it reads with `new Date`, the month
 * before the day, what is not in its single format.
 */
export const dayOnly = {
  date: {
    pickerAppearance: 'dayOnly',
    displayFormat: 'dd/MM/yyyy',
    minDate: firstDay,
    overrides: { dateFormat: dayFormats },
  },
  components: { Field, Diff },
} as const satisfies DateField['admin'];

/** The panel's settings of a field with a day and a time, which every browser shows in Paris time. */
export const dateAndTime = {
  date: {
    pickerAppearance: 'dayAndTime',
    displayFormat: 'dd/MM/yyyy HH:mm',
    timeFormat: 'HH:mm',
    timeIntervals: 15,
    minDate: firstDay,
    overrides: { dateFormat: dayAndTimeFormats },
  },
  components: {
    Field,
    Diff,
    Cell: `${folder}/date-and-time-cell.tsx#DateAndTimeCell`,
  },
} as const satisfies DateField['admin'];
