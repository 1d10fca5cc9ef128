import { afterEach, describe, expect, it } from 'vitest';
import { browserDateOf, momentOf } from './browser-date.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

describe.each(['UTC', 'Europe/Paris', 'America/Martinique', 'Indian/Reunion', 'Asia/Tokyo'])('in %s', (timeZone) => {
  it.each([
    ['2026-12-12T08:05:00.000Z', 2026, 12, 12, 9, 5],
    ['2026-07-14T22:30:00.000Z', 2026, 7, 15, 0, 30],
    // The first morning of summer time in Paris.
    ['2026-03-29T07:00:00.000Z', 2026, 3, 29, 9, 0],
  ])('%s is picked as its day and time in Paris', (at, year, month, day, hour, minute) => {
    process.env.TZ = timeZone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    const shown = browserDateOf(at);
    expect([shown.getFullYear(), shown.getMonth() + 1, shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([
      ...[year, month, day, hour, minute],
    ]);
    expect(momentOf(shown)).toBe(at);
  });
});
