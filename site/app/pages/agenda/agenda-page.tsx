import type { ScreenData } from '../../data/screen-data.ts';
import { AgendaList } from './agenda-list.tsx';
import { EventSheet } from './event-sheet.tsx';

/** The agenda (section 2): of the school, of a campus, or one event. */
export function AgendaPage(data: ScreenData['agenda']) {
  return data.view === 'event' ? <EventSheet {...data} /> : <AgendaList {...data} />;
}
