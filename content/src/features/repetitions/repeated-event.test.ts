import { describe, expect, it } from 'vitest';
import { repeatOn } from './repeated-event.ts';

const event = {
  title: { fr: 'Portes ouvertes', en: 'Open day' },
  slug: { fr: 'portes-ouvertes', en: 'open-day' },
  dateStart: '2026-12-05T09:00:00.000Z',
  dateEnd: '2026-12-05T17:30:00.000Z',
};

describe('an event on another day', () => {
  it('has the day in its titles and slugs, and the same hours', () => {
    expect(repeatOn(event, '2027-01-16')).toEqual({
      title: { fr: 'Portes ouvertes, 16 janvier 2027', en: 'Open day, 16 January 2027' },
      slug: { fr: 'portes-ouvertes-2027-01-16', en: 'open-day-2027-01-16' },
      dateStart: '2027-01-16T09:00:00.000Z',
      dateEnd: '2027-01-16T17:30:00.000Z',
    });
  });

  it('has the hours of Paris in summer', () => {
    const { dateStart, dateEnd } = repeatOn(event, '2027-06-05') ?? {};
    expect([dateStart, dateEnd]).toEqual(['2027-06-05T08:00:00.000Z', '2027-06-05T16:30:00.000Z']);
  });

  it('lasts as many days, also across a change of summer time', () => {
    const twoDays = { ...event, dateEnd: '2026-12-06T17:30:00.000Z' };
    expect(repeatOn(twoDays, '2027-03-27')?.dateEnd).toBe('2027-03-28T16:30:00.000Z');
  });

  it('takes the place of the former day where it is a repetition itself', () => {
    const first = repeatOn(event, '2027-01-16');
    expect(first && repeatOn(first, '2027-02-06')).toEqual(repeatOn(event, '2027-02-06'));
  });

  it('exists in no language in which the original does not', () => {
    const french = {
      ...event,
      title: { fr: 'Portes ouvertes' },
      slug: { fr: 'portes-ouvertes', en: null },
      dateEnd: null,
    };
    expect(repeatOn(french, '2027-01-16')).toMatchObject({
      title: { fr: 'Portes ouvertes, 16 janvier 2027' },
      slug: { fr: 'portes-ouvertes-2027-01-16' },
      dateEnd: null,
    });
    expect(Object.keys(repeatOn(french, '2027-01-16')?.slug ?? {})).toEqual(['fr']);
  });

  it('has a slug that is not too long', () => {
    const long = { ...event, slug: { fr: 'a'.repeat(150) } };
    expect(repeatOn(long, '2027-01-16')?.slug.fr).toBe(`${'a'.repeat(139)}-2027-01-16`);
  });

  it.each(['2027-02-30', '16/01/2027', ''])('is refused for a day that is none: %s', (day) => {
    expect(repeatOn(event, day)).toBeNull();
  });
});
