import type { DateField } from 'payload';

const folder = '/src/fields/date-and-time';

/** How a field with a day alone is chosen and shown. */
export const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } as const;

/** The panel's settings of a field with a day and a time, which every browser shows in Paris time. */
export const dateAndTime = {
  date: {
    pickerAppearance: 'dayAndTime',
    displayFormat: 'dd/MM/yyyy HH:mm',
    timeFormat: 'HH:mm',
    timeIntervals: 15,
  },
  components: {
    Field: `${folder}/date-and-time-field.tsx#DateAndTimeField`,
    Cell: `${folder}/date-and-time-cell.tsx#DateAndTimeCell`,
  },
} as const satisfies DateField['admin'];
