import type { Event, Place, VirtualLocation } from 'schema-dts';
import type { EventSummary, School } from '../../model.ts';
import { absolute, schoolReference } from './references.ts';

/** An event at a place or online; where neither is known, nothing is said of it. */
export function eventData(school: School, event: EventSummary): Event {
  const { title, description, dateStart, dateEnd, online, place, campus, registrationUrl, cancelled } = event;
  const url = absolute(school, event.url);
  const virtual: VirtualLocation = { '@type': 'VirtualLocation', url: (!cancelled && registrationUrl) || url };
  const name = campus?.title || place;
  const onSite: Place = { '@type': 'Place', name, address: place || name };
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    startDate: dateStart,
    ...(dateEnd && { endDate: dateEnd }),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...((online || name) && { location: online ? virtual : onSite }),
    organizer: schoolReference(school),
  };
}
