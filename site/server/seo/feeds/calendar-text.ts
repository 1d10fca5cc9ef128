import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type CalendarEvent, isPlaceOn } from '../../../app/data/.server/readers/events.ts';
import type { Calendar } from '../../../app/data/.server/screens/feeds.ts';
import { calendarUrl } from '../../../app/data/feed-urls.ts';
import { uidOf } from './feed-ids.ts';

const timezone = 'Europe/Paris';
/** The rules of summer time, which calendar applications read beside the events; also the component that a calendar must have. */
const [vtimezone = ''] = tzlib_get_ical_block(timezone);
/** Components follow the properties of the calendar, whose names are at the beginning of a line. */
const firstComponent = /^(?=BEGIN:VEVENT|END:VCALENDAR)/m;

/** A text as RFC 5545 (3.3.11) writes it: the library does so in events, not in the name of the calendar. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 (3.1) forbids exactly these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A moment as the clocks of Paris show it: a `Date` would be written as those of the machine show it. */
const inParis = (at: string) => DateTime.fromISO(at, { zone: timezone });

/** Whether a clock in Paris shows the time of a moment for the second time, when summer time ends. */
const isRepeated = (at: DateTime) => (at.getPossibleOffsets()[0] ?? at) < at;

/** Seconds until an application that has subscribed should look again. */
const refreshInterval = 3600;
/** A sequence number counts seconds from here: it must grow with each change, and fit into 31 bits. */
const firstSecond = Date.UTC(2026, 0, 1) / 1000;

/** Where an event takes place, its campus named once. */
function locationOf({ online, place, campus }: CalendarEvent, labelOfOnline: string): string {
  if (online) return labelOfOnline;
  return [place, campus && !isPlaceOn(place, campus) && campus.title].filter(Boolean).join(', ');
}

/**
 * Events as an iCalendar file (RFC 5545, RFC 7986). An event has the same UID whatever changes in it, and a sequence number that
 * grows with each change.
 * @param siteUrl the public origin
 */
export function calendarText({ title, path, kind, locale, online, events }: Calendar, siteUrl: string): string {
  const calendar = ical({
    name: escapeText(title),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Vitrine', product: 'Agenda', language: locale.toUpperCase() },
    source: siteUrl + calendarUrl(path, kind),
    url: siteUrl + path,
    ttl: refreshInterval,
  });
  for (const event of events) {
    const changed = new Date(event.changed);
    const start = inParis(event.dateStart);
    // An end must be later than the beginning.
    const end = event.dateEnd && event.dateEnd > event.dateStart ? inParis(event.dateEnd) : null;
    calendar.createEvent({
      id: uidOf(siteUrl, event.id),
      sequence: Math.max(0, Math.floor(changed.getTime() / 1000) - firstSecond),
      stamp: changed,
      lastModified: changed,
      // A cancelled event stays, so that applications that have it show it as cancelled, and it takes nobody's time.
      status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(event.cancelled && { transparency: ICalEventTransparency.TRANSPARENT }),
      start,
      ...(end && { end }),
      // In UTC where the time in Paris would mean the hour before: RFC 5545 (3.3.5) takes the first of a time that occurs twice.
      timezone: isRepeated(start) || (end && isRepeated(end)) ? null : timezone,
      summary: event.title,
      description: event.description,
      location: locationOf(event, online),
      url: siteUrl + event.url,
    });
  }
  // With a time zone of its own the calendar would write the moments of changes in that zone, which must be in UTC: only events have it.
  const text = calendar.toString().replaceAll(forbidden, ' ');
  return `${text.replace(firstComponent, () => `${vtimezone.replaceAll(/\r?\n/g, '\r\n').trim()}\r\n`)}\r\n`;
}
