import datePickerModule from 'react-datepicker';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateAndTime, dayOnly } from './date-and-time.ts';

class Input {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}
beforeEach(() => void vi.stubGlobal('HTMLInputElement', Input));
afterEach(() => vi.unstubAllGlobals());

/** Payload's own way of importing the picker, which is a CommonJS module. */
const DatePicker =
  'default' in datePickerModule ? (datePickerModule.default as typeof datePickerModule) : datePickerModule;

type Picker = { setState(): void; handleChange(event: { target: Input }): void };

/** What the picker hands to the field where a text is typed or pasted; `undefined` where it takes nothing. */
function typed(text: string, { minDate, overrides }: typeof dateAndTime.date | typeof dayOnly.date) {
  let taken: Date | null | undefined;
  const onChange = (date: Date | null) => {
    taken = date;
  };
  const props = { minDate, selected: null, onChange, ...overrides };
  const picker = new (DatePicker as unknown as new (props: object) => Picker)(props);
  picker.setState = () => undefined;
  picker.handleChange({ target: new Input(text) });
  return taken;
}

const fifthOfApril = ['05/04/2026', '5/4/2026', '05/04/26', '05.04.2026', '5.4.26', '05-04-2026', '05-04-26'];
const days = [...fifthOfApril, '05 04 2026', '05 04 26', '2026-04-05'];

describe('a day and a time', () => {
  it.each(
    days.flatMap((day) => ['10:30', '10:30:00', '10h30'].flatMap((time) => [`${day} ${time}`, `${day}, ${time}`])),
  )('%s is 5 April', (text) => {
    expect(typed(text, dateAndTime.date)).toEqual(new Date(2026, 3, 5, 10, 30));
  });

  it('is 5 April with the word «à» before the time', () => {
    expect(typed('05/04/2026 à 9h', dateAndTime.date)).toEqual(new Date(2026, 3, 5, 9));
    expect(typed('05/04/2026 à 09:05', dateAndTime.date)).toEqual(new Date(2026, 3, 5, 9, 5));
  });

  it.each(days)('%s is 5 April at midnight', (text) => {
    expect(typed(text, dateAndTime.date)).toEqual(new Date(2026, 3, 5));
  });
});

it.each(days)('%s is 5 April as a day alone', (text) => {
  expect(typed(text, dayOnly.date)).toEqual(new Date(2026, 3, 5));
});

it.each(['04/25/2026', '31/02/2026', '05/04/126', '05/04/1826', '0026-04-05', '5 avril', '05/04/2026 25:00'])(
  '%s is no date',
  (text) => {
    expect(typed(text, dateAndTime.date)).toBeUndefined();
    expect(typed(text, dayOnly.date)).toBeUndefined();
  },
);

it('shows the format that it showed', () => {
  expect(dayOnly.date.overrides.dateFormat[0]).toBe(dayOnly.date.displayFormat);
  expect(dateAndTime.date.overrides.dateFormat[0]).toBe(dateAndTime.date.displayFormat);
});
